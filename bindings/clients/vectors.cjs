// The vectors of c-kzg-4844's repository on Node's c-kzg: node vectors.cjs FOLDER.
const fs = require('node:fs');
const path = require('node:path');
const { isDeepStrictEqual } = require('node:util');
const yaml = require('js-yaml');
const kzg = require('c-kzg');

// What each function takes, by the names of the vectors, in its order.
const operands = {
  blob_to_kzg_commitment: ['blob'],
  compute_kzg_proof: ['blob', 'z'],
  compute_blob_kzg_proof: ['blob', 'commitment'],
  verify_kzg_proof: ['commitment', 'z', 'y', 'proof'],
  verify_blob_kzg_proof: ['blob', 'commitment', 'proof'],
  verify_blob_kzg_proof_batch: ['blobs', 'commitments', 'proofs'],
  compute_cells: ['blob'],
  compute_cells_and_kzg_proofs: ['blob'],
  recover_cells_and_kzg_proofs: ['cell_indices', 'cells'],
  verify_cell_kzg_proof_batch: ['commitments', 'cell_indices', 'cells', 'proofs'],
};

const decoded = (value) => typeof value === 'string' ? new Uint8Array(Buffer.from(value.slice(2), 'hex'))
  : Array.isArray(value) ? value.map(decoded) : value;
const plain = (value) => value instanceof Uint8Array ? new Uint8Array(value)
  : Array.isArray(value) ? value.map(plain) : value;
const answer = (name, values) => {
  const method = name.replace(/_(.)/g, (_, letter) => letter.toUpperCase());
  try {
    return plain(kzg[method](...values));
  } catch {
    return null;
  }
};

kzg.loadTrustedSetup(0);
let passed = 0;
const failed = [];
for (const [name, names] of Object.entries(operands)) {
  const folder = path.join(process.argv[2], name, 'kzg-mainnet');
  for (const one of fs.readdirSync(folder)) {
    const { input, output } = yaml.load(fs.readFileSync(path.join(folder, one, 'data.yaml'), 'utf8'));
    const found = answer(name, names.map((operand) => decoded(input[operand])));
    if (isDeepStrictEqual(found, decoded(output))) passed += 1;
    else failed.push(one);
  }
}
console.log(failed.join('\n'));
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length ? 1 : 0;
