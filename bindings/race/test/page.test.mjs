// The page as it is built, in a browser: it measures, draws, and gives its results as JSON.
import assert from 'node:assert/strict';
import test from 'node:test';

const frame = document.createElement('iframe');
frame.src = '/dist/index.html#quick';
frame.style = 'width: 60rem; height: 40rem';

/** Waits until something is there. */
async function until(what) {
  for (;;) {
    const found = what();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Whole programs, under the names of `peers`, and what the page calls some of them. */
const PROGRAMS = {
  fp381_mul_latency: 'in a chain', bls12_381_pairing: 'a pairing on BLS12-381', bn254_pairing: 'a pairing on BN254',
  bls_sign: 'a BLS signature', bls_verify: 'a BLS signature verified', ed25519_sign: 'an Ed25519 signature',
  ed25519_verify: 'an Ed25519 signature verified', g1_msm_4096: 'a sum of 4096 products',
  kzg_blob_to_kzg_commitment: 'a commitment to a blob', kzg_verify_blob_kzg_proof: 'a blob verified',
};

/** What is measured and not in the table: what a point costs in sums of other sizes. */
const SUMS = ['g1_msm_128', 'g1_msm_1024', 'g1_msm_16384'];

let page, results;
test('it ends, and no kernel is wrong', async () => {
  document.body.append(frame);
  await new Promise((resolve) => (frame.onload = resolve));
  page = frame.contentDocument;
  assert.equal(await until(() => page.documentElement.dataset.done), 'Done');
});

test('the results are there as JSON', async () => {
  results = JSON.parse(await (await fetch(page.querySelector('#save').href)).text());
  assert.equal(results.device.userAgent, navigator.userAgent);
  const programs = [...Object.keys(PROGRAMS), ...SUMS];
  assert.deepEqual(Object.keys(results.programs).sort(), programs.sort());
  for (const name of programs) assert.ok(results.programs[name].median > 0, name);
  const timed = results.race.rows.filter((row) => row.status === 'ok');
  assert.ok(timed.every((row) => row.throughput_ns > 0 && row.checked));
  for (const algorithm of ['cios', 'limbs30']) {
    assert.ok(timed.some((row) => row.kernel.startsWith('mont_mul_6_') && row.algorithm === algorithm), algorithm);
  }
});

test('the results are drawn: a table of programs, a chart of products for every field, every kernel', () => {
  const text = page.querySelector('#result').textContent;
  const rows = Array.from(page.querySelectorAll('#result table:first-of-type tr'), (row) => row.textContent);
  for (const summary of Object.values(PROGRAMS)) assert.ok(rows.some((row) => row.includes(summary)), summary);
  const fields = new Set(results.race.rows.map((row) => row.field));
  for (const field of fields) assert.ok(page.querySelector(`section#${field} svg.chart`), field);
  for (const row of results.race.rows) assert.ok(text.includes(row.kernel), row.kernel);
  assert.equal(page.querySelectorAll('head > style').length, 2);
});

test('the page may speak to its own server alone', async () => {
  const refused = [];
  page.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
  await assert.rejects(frame.contentWindow.fetch('http://127.0.0.2:9/'));
  await new Promise((resolve) => setTimeout(resolve, 500));
  assert.deepEqual(refused, ['connect-src']);
});

test('what is copied is what is saved, and a browser that refuses to copy is no failure', async () => {
  const [copy, save, state] = ['copy', 'save', 'state'].map((id) => page.getElementById(id));
  assert.ok(!copy.hidden && !save.hidden && save.download.endsWith('.json'));
  let copied;
  const clipboard = (writeText) =>
    Object.defineProperty(frame.contentWindow.navigator, 'clipboard', { configurable: true, value: { writeText } });
  clipboard(() => Promise.reject(new Error('refused')));
  copy.click();
  await until(() => state.textContent.includes('save the file instead'));
  clipboard(async (text) => void (copied = text));
  copy.click();
  await until(() => copied && copy.textContent === 'Copied');
  assert.deepEqual(JSON.parse(copied), results);
});

test('the page can start once more', () => {
  assert.ok(!page.querySelector('#start').disabled);
});
