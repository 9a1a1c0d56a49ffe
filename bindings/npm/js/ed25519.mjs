// Ed25519 (RFC 8032), under the names of noble's curves.

import { bytes, call, list, verdict } from './module.mjs';

export function getPublicKey(secretKey) {
  return call('ed25519_public', bytes(secretKey, 'a secret key'));
}

export function sign(message, secretKey) {
  return call('ed25519_sign', bytes(secretKey, 'a secret key'), bytes(message, 'a message'));
}

export function verify(signature, message, publicKey, { zip215 = true } = {}) {
  const operands = [bytes(signature, 'a signature'), bytes(message, 'a message'), bytes(publicKey, 'a public key')];
  return verdict('ed25519_verify', ...operands, Uint8Array.of(zip215 ? 0 : 1));
}

export function verifyBatch(signatures, messages, publicKeys) {
  const operands = [list(signatures, 'signatures'), list(messages, 'messages'), list(publicKeys, 'public keys')];
  return verdict('ed25519_verify_batch', ...operands);
}
