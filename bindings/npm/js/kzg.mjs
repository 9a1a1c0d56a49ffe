// KZG commitments of EIP-4844 and EIP-7594, under the names of c-kzg.

import { bytes, call, list, read, verdict } from './module.mjs';

export const BYTES_PER_FIELD_ELEMENT = 32;
export const BYTES_PER_COMMITMENT = 48;
export const BYTES_PER_PROOF = 48;
export const FIELD_ELEMENTS_PER_BLOB = 4096;
export const BYTES_PER_BLOB = 131072;
export const BYTES_PER_CELL = 2048;
export const CELLS_PER_EXT_BLOB = 128;

/** Ethereum's setup, from its file beside this one: the only function that is not synchronous. */
export async function loadTrustedSetup() {
  call('kzg_load_raw', await read(new URL('./ethereum_setup.bin', import.meta.url)));
}

/** Any setup, from its customary text. Everything is checked, which takes seconds. */
export function loadTrustedSetupText(text) {
  if (typeof text !== 'string') throw new TypeError('the text must be a string');
  call('kzg_load_text', new TextEncoder().encode(text));
}

/** Indices as eight bytes each. */
function indices(values) {
  if (!Array.isArray(values)) throw new TypeError('cell indices must be an array');
  const out = new Uint8Array(8 * values.length);
  const view = new DataView(out.buffer);
  values.forEach((value, i) => {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError('a cell index is a whole number from 0 on');
    view.setBigUint64(8 * i, BigInt(value), true);
  });
  return out;
}

/** An answer cut into pieces of one length. */
function pieces(answer, length) {
  return Array.from({ length: answer.length / length }, (_, i) => answer.slice(i * length, (i + 1) * length));
}

/** All cells and their proofs. */
function cellsAndProofs(answer) {
  const cells = CELLS_PER_EXT_BLOB * BYTES_PER_CELL;
  return [pieces(answer.subarray(0, cells), BYTES_PER_CELL), pieces(answer.subarray(cells), BYTES_PER_PROOF)];
}

export function blobToKzgCommitment(blob) {
  return call('kzg_commit', bytes(blob, 'a blob'));
}

export function computeKzgProof(blob, zBytes) {
  const answer = call('kzg_prove', bytes(blob, 'a blob'), bytes(zBytes, 'a point'));
  return [answer.slice(0, BYTES_PER_PROOF), answer.slice(BYTES_PER_PROOF)];
}

export function computeBlobKzgProof(blob, commitmentBytes) {
  return call('kzg_prove_blob', bytes(blob, 'a blob'), bytes(commitmentBytes, 'a commitment'));
}

export function verifyKzgProof(commitmentBytes, zBytes, yBytes, proofBytes) {
  const [commitment, z] = [bytes(commitmentBytes, 'a commitment'), bytes(zBytes, 'a point')];
  return verdict('kzg_verify', commitment, z, bytes(yBytes, 'a value'), bytes(proofBytes, 'a proof'));
}

export function verifyBlobKzgProof(blob, commitmentBytes, proofBytes) {
  const [commitment, proof] = [bytes(commitmentBytes, 'a commitment'), bytes(proofBytes, 'a proof')];
  return verdict('kzg_verify_blob', bytes(blob, 'a blob'), commitment, proof);
}

export function verifyBlobKzgProofBatch(blobs, commitmentsBytes, proofsBytes) {
  const [commitments, proofs] = [list(commitmentsBytes, 'commitments'), list(proofsBytes, 'proofs')];
  return verdict('kzg_verify_blobs', list(blobs, 'blobs'), commitments, proofs);
}

export function computeCells(blob) {
  return pieces(call('kzg_cells', bytes(blob, 'a blob')), BYTES_PER_CELL);
}

export function computeCellsAndKzgProofs(blob) {
  return cellsAndProofs(call('kzg_cells_and_proofs', bytes(blob, 'a blob')));
}

export function recoverCellsAndKzgProofs(cellIndices, cells) {
  return cellsAndProofs(call('kzg_recover', indices(cellIndices), list(cells, 'cells')));
}

export function verifyCellKzgProofBatch(commitmentsBytes, cellIndices, cells, proofsBytes) {
  const [commitments, proofs] = [list(commitmentsBytes, 'commitments'), list(proofsBytes, 'proofs')];
  return verdict('kzg_verify_cells', commitments, indices(cellIndices), list(cells, 'cells'), proofs);
}
