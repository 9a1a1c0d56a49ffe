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
  for (const name of ['bls_sign', 'bls_verify', 'bn254_pairing', 'ed25519_verify', 'kzg_blob_to_kzg_commitment']) {
    assert.ok(results.programs[name].median > 0, name);
  }
  const timed = results.race.rows.filter((row) => row.status === 'ok');
  assert.ok(timed.every((row) => row.throughput_ns > 0 && row.checked));
  for (const algorithm of ['cios', 'limbs30']) {
    assert.ok(timed.some((row) => row.kernel.startsWith('mont_mul_6_') && row.algorithm === algorithm), algorithm);
  }
});

test('the results are drawn: a table of programs, a chart of products for every field, every kernel', () => {
  const text = page.querySelector('#result').textContent;
  assert.ok(text.includes('a BLS signature verified'));
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

test('what copies is offered, and the page can start once more', () => {
  assert.ok(!page.querySelector('#copy').hidden && !page.querySelector('#save').hidden);
  assert.ok(!page.querySelector('#start').disabled);
});
