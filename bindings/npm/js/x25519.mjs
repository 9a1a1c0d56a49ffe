// X25519 (RFC 7748), under the names of noble's curves.

import { bytes, call } from './module.mjs';

export function getPublicKey(secretKey) {
  return call('x25519_public', bytes(secretKey, 'a secret key'));
}

export function getSharedSecret(secretKey, publicKey) {
  return call('x25519_shared', bytes(secretKey, 'a secret key'), bytes(publicKey, 'a public key'));
}
