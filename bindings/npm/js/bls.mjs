// BLS signatures over BLS12-381 as Ethereum has them, under the names of @chainsafe/bls.

import { RuleError, bytes, call, list, verdict } from './module.mjs';

/** What constructors ask for, known to this file alone: bytes that have not been checked cannot become a key. */
const CHECKED = Symbol('checked');

function hex(value) {
  return '0x' + Array.from(value, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function unhex(text) {
  if (typeof text !== 'string' || !/^(0x)?([0-9a-f]{2})*$/i.test(text)) {
    throw new TypeError('not hexadecimal digits, two for each byte');
  }
  return Uint8Array.from(text.replace(/^0x/i, '').match(/../g) ?? [], (byte) => parseInt(byte, 16));
}

/** The bytes of a point as operations take it. */
let uncompressed;

/** A point of a group, with its compressed and its uncompressed bytes. */
class Point {
  #compressed;
  #uncompressed;

  constructor(checked, answer) {
    if (checked !== CHECKED) throw new TypeError('made by fromBytes, fromHex, sign, aggregate and toPublicKey alone');
    this.#compressed = answer.slice(0, answer.length / 3);
    this.#uncompressed = answer.slice(answer.length / 3);
  }

  toBytes() {
    return this.#compressed.slice();
  }

  toHex() {
    return hex(this.#compressed);
  }

  static {
    uncompressed = (point) => point.#uncompressed;
  }
}

/** A key or signature as an operand; bytes are checked and become one. */
function point(kind, value) {
  return uncompressed(value instanceof kind ? value : kind.fromBytes(value));
}

function points(kind, values, name) {
  if (!Array.isArray(values)) throw new TypeError(`${name} must be an array`);
  return list(values.map((value) => point(kind, value)), name);
}

export class PublicKey extends Point {
  static fromBytes(value) {
    return new PublicKey(CHECKED, call('bls_public_key', bytes(value, 'a public key')));
  }

  static fromHex(text) {
    return PublicKey.fromBytes(unhex(text));
  }

  static aggregate(keys) {
    return new PublicKey(CHECKED, call('bls_aggregate_keys', points(PublicKey, keys, 'public keys')));
  }
}

export class Signature extends Point {
  static fromBytes(value) {
    return new Signature(CHECKED, call('bls_signature', bytes(value, 'a signature')));
  }

  static fromHex(text) {
    return Signature.fromBytes(unhex(text));
  }

  static aggregate(signatures) {
    return new Signature(CHECKED, call('bls_aggregate_signatures', points(Signature, signatures, 'signatures')));
  }

  static verifyMultipleSignatures(sets) {
    if (!Array.isArray(sets)) throw new TypeError('sets must be an array');
    const keys = points(PublicKey, sets.map((set) => set.publicKey), 'public keys');
    const messages = list(sets.map((set) => set.message), 'messages');
    const signatures = points(Signature, sets.map((set) => set.signature), 'signatures');
    return verdict('bls_verify_batch', keys, messages, signatures);
  }

  verify(publicKey, message) {
    return verdict('bls_verify', point(PublicKey, publicKey), bytes(message, 'a message'), uncompressed(this));
  }

  verifyAggregate(publicKeys, message) {
    const keys = points(PublicKey, publicKeys, 'public keys');
    return verdict('bls_verify_aggregate', keys, bytes(message, 'a message'), uncompressed(this));
  }

  verifyMultiple(publicKeys, messages) {
    const keys = points(PublicKey, publicKeys, 'public keys');
    return verdict('bls_verify_multiple', keys, list(messages, 'messages'), uncompressed(this));
  }
}

export class SecretKey {
  #bytes;

  constructor(checked, answer) {
    if (checked !== CHECKED) throw new TypeError('made by fromBytes, fromHex, fromKeygen and the derivations alone');
    this.#bytes = answer;
  }

  static fromBytes(value) {
    return new SecretKey(CHECKED, call('bls_secret_key', bytes(value, 'a secret key')));
  }

  static fromHex(text) {
    return SecretKey.fromBytes(unhex(text));
  }

  static fromKeygen(entropy = globalThis.crypto.getRandomValues(new Uint8Array(32)), info = new Uint8Array()) {
    return new SecretKey(CHECKED, call('bls_key_gen', bytes(entropy, 'the entropy'), bytes(info, 'the key info')));
  }

  static deriveMaster(seed) {
    return new SecretKey(CHECKED, call('bls_derive_master', bytes(seed, 'the seed')));
  }

  deriveChild(index) {
    if (!Number.isInteger(index) || index < 0 || index > 0xffffffff) throw new RangeError('an index is below 2^32');
    const four = new Uint8Array(4);
    new DataView(four.buffer).setUint32(0, index, true);
    return new SecretKey(CHECKED, call('bls_derive_child', this.#bytes, four));
  }

  sign(message) {
    return new Signature(CHECKED, call('bls_sign', this.#bytes, bytes(message, 'a message')));
  }

  provePossession() {
    return new Signature(CHECKED, call('bls_prove', this.#bytes));
  }

  toPublicKey() {
    return new PublicKey(CHECKED, call('bls_secret_to_public', this.#bytes));
  }

  toBytes() {
    return this.#bytes.slice();
  }

  toHex() {
    return hex(this.#bytes);
  }
}

/** A verdict about bytes: false where they break a rule; mistakes of the program are thrown. */
function accepted(verify) {
  try {
    return verify();
  } catch (error) {
    if (error instanceof RuleError) return false;
    throw error;
  }
}

export function secretKeyToPublicKey(secretKey) {
  return SecretKey.fromBytes(secretKey).toPublicKey().toBytes();
}

export function sign(secretKey, message) {
  return SecretKey.fromBytes(secretKey).sign(message).toBytes();
}

export function aggregatePublicKeys(publicKeys) {
  return PublicKey.aggregate(publicKeys).toBytes();
}

export function aggregateSignatures(signatures) {
  return Signature.aggregate(signatures).toBytes();
}

export function verify(publicKey, message, signature) {
  return accepted(() => Signature.fromBytes(signature).verify(publicKey, message));
}

export function verifyAggregate(publicKeys, message, signature) {
  return accepted(() => Signature.fromBytes(signature).verifyAggregate(publicKeys, message));
}

export function verifyMultiple(publicKeys, messages, signature) {
  return accepted(() => Signature.fromBytes(signature).verifyMultiple(publicKeys, messages));
}

export function verifyMultipleSignatures(sets) {
  return accepted(() => Signature.verifyMultipleSignatures(sets));
}

export function verifyPossession(publicKey, proof) {
  return accepted(() => verdict('bls_verify_proof', point(PublicKey, publicKey), point(Signature, proof)));
}
