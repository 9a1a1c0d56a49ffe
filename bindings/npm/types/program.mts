// A program with every namespace, for the compiler alone: test/types.test.mjs. What is expected to be refused, is.
import {
  RuleError, Workers, bls, bn254, ed25519, init, initSync, kzg, x25519,
} from 'montane';

export async function program(bytes: Uint8Array, indices: number[]): Promise<boolean> {
  await init();
  await init(fetch('montane.wasm'));
  await init(new WebAssembly.Module(bytes as BufferSource));
  initSync(bytes as BufferSource);

  const key: bls.SecretKey = bls.SecretKey.fromKeygen(bytes, bytes);
  const others: bls.SecretKey[] = [
    bls.SecretKey.fromKeygen(), bls.SecretKey.fromBytes(bytes), bls.SecretKey.fromHex('0x00'),
    bls.SecretKey.deriveMaster(bytes).deriveChild(7),
  ];
  const publicKey: bls.PublicKey = key.toPublicKey();
  const signature: bls.Signature = key.sign(bytes);
  const texts: string[] = [key.toHex(), publicKey.toHex(), signature.toHex()];
  const sets: bls.SignatureSet[] = [
    { publicKey, message: bytes, signature },
    { publicKey: publicKey.toBytes(), message: bytes, signature: signature.toBytes() },
  ];
  const both = bls.PublicKey.aggregate([publicKey, bls.PublicKey.fromBytes(bytes), bytes, bls.PublicKey.fromHex('00')]);
  const sum = bls.Signature.aggregate([signature, bls.Signature.fromBytes(bytes), bytes, bls.Signature.fromHex('00')]);
  const verdicts: boolean[] = [
    signature.verify(publicKey, bytes), signature.verify(bytes, bytes), sum.verifyAggregate([both, bytes], bytes),
    sum.verifyMultiple([both, bytes], [bytes, bytes]), bls.Signature.verifyMultipleSignatures(sets),
    bls.verify(bytes, bytes, bytes), bls.verifyAggregate([bytes], bytes, bytes),
    bls.verifyMultiple([bytes], [bytes], bytes), bls.verifyMultipleSignatures(sets),
    bls.verifyPossession(publicKey.toBytes(), key.provePossession().toBytes()),
  ];
  const made: Uint8Array[] = [
    key.toBytes(), bls.secretKeyToPublicKey(bytes), bls.sign(bytes, bytes), bls.aggregatePublicKeys([bytes]),
    bls.aggregateSignatures([bytes]),
  ];
  // @ts-expect-error: only functions that check make a key
  new bls.PublicKey(bytes);
  // @ts-expect-error: a key is not a signature
  const wrong: bls.Signature = publicKey;
  // @ts-expect-error: a message is bytes
  key.sign('message');

  made.push(ed25519.getPublicKey(bytes), ed25519.sign(bytes, bytes));
  verdicts.push(ed25519.verify(bytes, bytes, bytes), ed25519.verify(bytes, bytes, bytes, { zip215: false }));
  verdicts.push(ed25519.verifyBatch([bytes], [bytes], [bytes]));
  // @ts-expect-error: no such option
  ed25519.verify(bytes, bytes, bytes, { strict: true });
  made.push(x25519.getPublicKey(bytes), x25519.getSharedSecret(bytes, bytes));
  made.push(bn254.add(bytes), bn254.mul(bytes));
  verdicts.push(bn254.pairingCheck(bytes));

  await kzg.loadTrustedSetup();
  kzg.loadTrustedSetupText('');
  const [proof, value]: [Uint8Array, Uint8Array] = kzg.computeKzgProof(bytes, bytes);
  const [cells, proofs]: [Uint8Array[], Uint8Array[]] = kzg.computeCellsAndKzgProofs(bytes);
  const [again]: [Uint8Array[], Uint8Array[]] = kzg.recoverCellsAndKzgProofs(indices, cells);
  made.push(proof, value, kzg.blobToKzgCommitment(bytes), kzg.computeBlobKzgProof(bytes, bytes));
  made.push(...kzg.computeCells(bytes), ...again);
  verdicts.push(kzg.verifyKzgProof(bytes, bytes, bytes, bytes), kzg.verifyBlobKzgProof(bytes, bytes, bytes));
  verdicts.push(kzg.verifyBlobKzgProofBatch([bytes], [bytes], [bytes]));
  verdicts.push(kzg.verifyCellKzgProofBatch([bytes], indices, cells, proofs));
  const lengths: number[] = [
    kzg.BYTES_PER_BLOB, kzg.BYTES_PER_CELL, kzg.BYTES_PER_COMMITMENT, kzg.BYTES_PER_FIELD_ELEMENT, kzg.BYTES_PER_PROOF,
    kzg.CELLS_PER_EXT_BLOB, kzg.FIELD_ELEMENTS_PER_BLOB,
  ];

  const workers: Workers = await Workers.start(2);
  await Workers.start();
  await Promise.all([workers.kzg.loadTrustedSetup(), workers.kzg.loadTrustedSetupText('')]);
  made.push(await workers.kzg.blobToKzgCommitment(bytes), await workers.kzg.computeBlobKzgProof(bytes, bytes));
  made.push(...(await workers.kzg.computeCells(bytes)));
  made.push(...(await workers.kzg.computeCellsAndKzgProofs(bytes))[0]);
  made.push(...(await workers.kzg.recoverCellsAndKzgProofs(indices, cells))[1]);
  verdicts.push(await workers.kzg.verifyBlobKzgProofBatch([bytes], [bytes], [bytes]));
  verdicts.push(await workers.kzg.verifyCellKzgProofBatch([bytes], indices, cells, proofs));
  verdicts.push(await workers.bls.verifyMultipleSignatures(sets));
  verdicts.push(await workers.ed25519.verifyBatch([bytes], [bytes], [bytes]));
  workers.close();
  // @ts-expect-error: only start makes workers
  new Workers();

  try {
    bls.PublicKey.fromBytes(bytes);
  } catch (error) {
    if (error instanceof RuleError) return error.message === '';
  }
  return [verdicts, made, texts, lengths, others, [wrong]].every((list) => list.length > 0);
}
