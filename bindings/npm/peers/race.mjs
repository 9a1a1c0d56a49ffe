// node race.mjs [--only PART] [--write]: one call here and of the peers, in turns in one process, after warm-up: medians.
// `--write` puts the table into docs/wasm.md. Needs the package (../build) and Rust, for the chains beside this file.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ed25519 as nobleEd, x25519 as nobleX } from '@noble/curves/ed25519.js';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import herumi from 'bls-eth-wasm';
import { loadKZG } from 'kzg-wasm';
import sodium from 'libsodium-wrappers';
import { bls, ed25519, init, kzg, x25519 } from '../dist/index.mjs';

const { values: options } = parseArgs({ options: { only: { type: 'string' }, write: { type: 'boolean' } } });
if (options.write && options.only) throw new Error('a table has every row: --write without --only');

/** How long each contestant is warmed up, and how long a row is measured, in milliseconds; the fewest rounds of a row. */
const [WARM, MEASURED, ROUNDS] = [400, 1800, 9];
/** Products or squares of one call. */
const CHAIN = 1000;

await init();
await kzg.loadTrustedSetup();
await herumi.init(herumi.BLS12_381);
herumi.verifyPublicKeyOrder(true);
herumi.verifySignatureOrder(true);
await sodium.ready;
const ckzg = await loadKZG();
const noble = bls12_381.longSignatures;
const chainsFolder = fileURLToPath(new URL('chains/', import.meta.url));
const built = execFileSync('../../../wasm', { cwd: chainsFolder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
process.chdir(chainsFolder);
const chains = (await WebAssembly.instantiate(readFileSync(built.trim()), {})).instance.exports;

const filled = (byte, length = 32) => new Uint8Array(length).fill(byte);
const hex = (bytes) => '0x' + Buffer.from(bytes).toString('hex');
const message = filled(7), secret = filled(1);
const many = Array.from({ length: 128 }, (_, i) => filled(i));

// Chains of products and squares: BigInt in noble; herumi's functions are called once for each.
const { Fp } = bls12_381.fields;
const start = Fp.neg(0x9e3779b97f4a7c15n);
const { mod } = herumi;
const heap = () => new Uint8Array(mod.wasmMemory.buffer);
const [at, by, gt, g1, g2] = Array.from({ length: 5 }, () => mod._malloc(1024));
function herumiChain(step) {
  for (const to of [at, by]) {
    heap().set(Fp.toBytes(start).reverse(), gt);
    assert.equal(mod._mclBnFp_setLittleEndian(to, gt, 48), 0);
  }
  for (let i = 0; i < CHAIN; i++) step();
  assert.equal(mod._mclBnFp_getLittleEndian(gt, 48, at), 48);
  return heap().slice(gt, gt + 48).reverse();
}
const chainBytes = (pointer) => new Uint8Array(chains.memory.buffer, pointer >>> 0, 48).slice();
const products = {
  montane: () => chainBytes(chains.products(CHAIN)),
  herumi: () => herumiChain(() => mod._mclBnFp_mul(at, at, by)),
  noble: () => {
    let x = start;
    for (let i = 0; i < CHAIN; i++) x = Fp.mul(x, start);
    return Fp.toBytes(x);
  },
};
const squares = {
  montane: () => chainBytes(chains.squares(CHAIN)),
  herumi: () => herumiChain(() => mod._mclBnFp_sqr(at, at)),
  noble: () => {
    let x = start;
    for (let i = 0; i < CHAIN; i++) x = Fp.sqr(x);
    return Fp.toBytes(x);
  },
};
for (const { montane, ...peers } of [products, squares]) {
  for (const peer of Object.values(peers)) assert.deepEqual(hex(peer()), hex(montane()));
}
const [nobleG1, nobleG2] = [bls12_381.G1.Point.BASE, bls12_381.G2.Point.BASE];
for (const [point, bytes, decode] of [[g1, nobleG1, '_mclBnG1_deserialize'], [g2, nobleG2, '_mclBnG2_deserialize']]) {
  const encoded = bytes.toBytes(true);
  heap().set(encoded, gt);
  assert.equal(mod[decode](point, gt, encoded.length), encoded.length);
}

const key = bls.SecretKey.fromBytes(secret);
const publicKey = key.toPublicKey(), signature = key.sign(message);
const [keyBytes, signatureBytes] = [publicKey.toBytes(), signature.toBytes()];
const keys = many.map((bytes) => bls.SecretKey.fromKeygen(bytes));
const [publics, sum] = [keys.map((one) => one.toPublicKey()), bls.Signature.aggregate(keys.map((one, i) => one.sign(many[i])))];

const from = (made, bytes) => (made.deserialize(bytes), made);
const herumiKey = from(new herumi.SecretKey(), secret);
const [herumiPublic, herumiSignature] = [herumiKey.getPublicKey(), herumiKey.sign(message)];
const herumiPublics = publics.map((one) => from(new herumi.PublicKey(), one.toBytes()));
const herumiSum = from(new herumi.Signature(), sum.toBytes());
const herumiMessages = Uint8Array.from(many.flatMap((bytes) => [...bytes]));
assert.deepEqual(herumiSignature.serialize(), signatureBytes);
assert.deepEqual(herumiPublic.serialize(), keyBytes);
const nobleHash = () => noble.hash(message, 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_');
assert.deepEqual(noble.sign(nobleHash(), secret).toBytes(), signatureBytes);

const edPublic = ed25519.getPublicKey(secret), edSignature = ed25519.sign(message, secret);
const sodiumPair = sodium.crypto_sign_seed_keypair(secret);
assert.deepEqual(sodium.crypto_sign_detached(message, sodiumPair.privateKey), edSignature);

const blob = new Uint8Array(131072);
for (let i = 0, x = 1; i < blob.length; i++) {
  x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
  blob[i] = i % 32 ? x >>> 24 : 0;
}
const commitment = kzg.blobToKzgCommitment(blob), proof = kzg.computeBlobKzgProof(blob, commitment);
const [blobHex, commitmentHex, proofHex] = [blob, commitment, proof].map(hex);
assert.equal(ckzg.blobToKZGCommitment(blobHex).toLowerCase(), commitmentHex);

const operations = {
  "product modulo BLS12-381's prime": { per: CHAIN, ...products },
  'square modulo it': { per: CHAIN, ...squares },
  'pairing of BLS12-381': {
    montane: () => chains.pairing_of_generators() === 1,
    herumi: () => mod._mclBn_pairing(gt, g1, g2),
    noble: () => bls12_381.pairing(nobleG1, nobleG2),
  },
  'BLS verification, from bytes': {
    montane: () => bls.verify(keyBytes, message, signatureBytes),
    herumi: () => from(new herumi.PublicKey(), keyBytes).verify(from(new herumi.Signature(), signatureBytes), message),
    noble: () => noble.verify(noble.Signature.fromBytes(signatureBytes), nobleHash(), keyBytes),
  },
  'BLS verification, decoded': {
    montane: () => signature.verify(publicKey, message),
    herumi: () => herumiPublic.verify(herumiSignature, message),
  },
  'BLS signature, its bytes': {
    montane: () => key.sign(message).toBytes(),
    herumi: () => herumiKey.sign(message).serialize(),
    noble: () => noble.sign(nobleHash(), secret).toBytes(),
  },
  'BLS public key, its bytes': {
    montane: () => key.toPublicKey().toBytes(),
    herumi: () => herumiKey.getPublicKey().serialize(),
    noble: () => noble.getPublicKey(secret).toBytes(),
  },
  'BLS aggregate of 128 messages': {
    montane: () => sum.verifyMultiple(publics, many),
    herumi: () => herumiSum.aggregateVerifyNoCheck(herumiPublics, herumiMessages),
  },
  'Ed25519 verification': {
    montane: () => ed25519.verify(edSignature, message, edPublic),
    libsodium: () => sodium.crypto_sign_verify_detached(edSignature, message, edPublic),
    noble: () => nobleEd.verify(edSignature, message, edPublic),
  },
  'Ed25519 signature, from the seed': {
    montane: () => ed25519.sign(message, secret),
    libsodium: () => sodium.crypto_sign_detached(message, sodium.crypto_sign_seed_keypair(secret).privateKey),
    noble: () => nobleEd.sign(message, secret),
  },
  'X25519 shared secret': {
    montane: () => x25519.getSharedSecret(secret, edPublic),
    libsodium: () => sodium.crypto_scalarmult(secret, edPublic),
    noble: () => nobleX.getSharedSecret(secret, edPublic),
  },
  'commitment of a blob': {
    montane: () => kzg.blobToKzgCommitment(blob),
    'kzg-wasm': () => ckzg.blobToKZGCommitment(blobHex),
  },
  'proof of a blob verified': {
    montane: () => kzg.verifyBlobKzgProof(blob, commitment, proof),
    'kzg-wasm': () => ckzg.verifyBlobKZGProof(blobHex, commitmentHex, proofHex),
  },
};

/** The time of one call, whose answer is no refusal, in milliseconds. */
function timed(call) {
  const begin = performance.now();
  const result = call();
  const time = performance.now() - begin;
  assert.notEqual(result, false);
  return time;
}

/** The times of every contestant, sorted: each warmed up, then one call of each in a round, the order turned each time. */
function measure(contestants) {
  for (const [, call] of contestants) {
    const end = performance.now() + WARM;
    do timed(call); while (performance.now() < end);
  }
  const times = Object.fromEntries(contestants.map(([who]) => [who, []]));
  const end = performance.now() + MEASURED;
  for (let round = 0; round < ROUNDS || performance.now() < end; round++) {
    for (const [who, call] of round % 2 ? [...contestants].reverse() : contestants) times[who].push(timed(call));
  }
  return Object.fromEntries(Object.entries(times).map(([who, list]) => [who, list.sort((a, b) => a - b)]));
}

const quantile = (sorted, share) => sorted[Math.round((sorted.length - 1) * share)];
const UNITS = [['ns', 1e6], ['us', 1e3], ['ms', 1]];

/** A median, and between which times are eight tenths of the calls, in the unit that gives it digits. */
function cells(sorted, per) {
  const [low, median, high] = [0.1, 0.5, 0.9].map((share) => quantile(sorted, share) / per);
  const [unit, factor] = UNITS.findLast(([, factor]) => median * factor >= 1 || factor === 1e6);
  const shown = (time) => (time * factor).toPrecision(3).replace(/e.*/, '');
  const digits = (time) => (time * factor >= 1000 ? Math.round(time * factor) : shown(time));
  return `${digits(median)} ${unit} | ${digits(low)} to ${digits(high)}`;
}

/** Where this was measured. */
function here() {
  const field = (name) => {
    const text = existsSync('/proc/cpuinfo') ? readFileSync('/proc/cpuinfo', 'utf8') : '';
    return text.match(new RegExp(`^${name}\\s*: (.*)$`, 'm'))?.[1];
  };
  const numbers = field('cpu family') ? ` (family ${field('cpu family')}, model ${field('model')})` : '';
  const { node, v8 } = process.versions;
  const list = { 'bls-eth-wasm': 'herumi', 'libsodium-wrappers': '', 'kzg-wasm': '', '@noble/curves': '' };
  const peers = Object.entries(list).map(([name, by]) => {
    const { version } = JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, import.meta.url)));
    return `${by ? `${by}'s ` : ''}${name} ${version}`;
  });
  const date = new Date().toISOString().slice(0, 10);
  return `Node ${node} (V8 ${v8}), one core of ${cpus()[0].model.trim()}${numbers}, ${date}; ${peers.join(', ')}:`;
}

const lines = [
  '| | Montane | 10 to 90 % | peer | its time | 10 to 90 % | ratio |',
  '|---|---:|---:|---|---:|---:|---:|',
];
console.log(`${here()}\n\n${lines.join('\n')}`);
for (const [name, { per = 1, ...calls }] of Object.entries(operations)) {
  if (options.only && !name.includes(options.only)) continue;
  const { montane, ...peers } = measure(Object.entries(calls));
  Object.entries(peers).forEach(([who, times], i) => {
    const ratio = (quantile(montane, 0.5) / quantile(times, 0.5)).toFixed(2);
    const line = `| ${i ? ' | | ' : `${name} | ${cells(montane, per)} `}| ${who} | ${cells(times, per)} | ${ratio} |`;
    lines.push(line);
    console.log(line);
  });
}

if (options.write) {
  const page = new URL('../../../docs/wasm.md', import.meta.url);
  const [begin, end] = ['<!-- written by `node bindings/npm/peers/race.mjs --write` -->\n', '<!-- end of the table -->'];
  const text = readFileSync(page, 'utf8');
  assert.ok(text.includes(begin) && text.includes(end), 'docs/wasm.md has the marks of the table');
  const [before, rest] = text.split(begin);
  const wrapped = here().replace(/(.{1,118}[^ ])( |$)/g, '$1\n').trim();
  writeFileSync(page, `${before}${begin}${wrapped}\n\n${lines.join('\n')}\n${end}${rest.split(end)[1]}`);
}
