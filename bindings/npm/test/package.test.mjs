// The ES module, the CommonJS file and the types name the same things, and both load; the module is as small as README
// says.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import test from 'node:test';
import * as esm from '../dist/index.mjs';
import { sizes, stated } from '../size.mjs';

const cjs = createRequire(import.meta.url)('../dist/index.cjs');
const names = (of) => Object.keys(of).sort();

test('the CommonJS file has the names of the ES module', () => {
  assert.deepEqual(names(cjs), names(esm));
  for (const name of names(esm).filter((name) => typeof esm[name] === 'object')) {
    assert.deepEqual(names(cjs[name]), names(esm[name]), name);
  }
});

test('the types have the names of the ES module', () => {
  const types = readFileSync(new URL('../dist/index.d.mts', import.meta.url), 'utf8');
  const declared = { '': [] };
  let space = '';
  for (const line of types.split('\n')) {
    const opened = line.match(/^export namespace (\w+)/);
    if (opened) declared[''].push((space = opened[1])), (declared[space] = []);
    if (line === '}') space = '';
    const name = line.match(/^(?:export |  )(?:function|class|const) (\w+)/);
    if (name) declared[space].push(name[1]);
  }
  const { '': whole, ...spaces } = declared;
  assert.deepEqual(whole.sort(), names(esm));
  for (const [name, list] of Object.entries(spaces)) assert.deepEqual(list.sort(), names(esm[name]), name);
});

test('nothing works before init, and everything after it', async () => {
  assert.throws(() => cjs.ed25519.getPublicKey(new Uint8Array(32)), /call init\(\)/);
  await cjs.init();
  await cjs.init();
  assert.equal(cjs.ed25519.getPublicKey(new Uint8Array(32)).length, 32);
  await cjs.kzg.loadTrustedSetup();
  const fresh = await import('../dist/index.mjs?fresh');
  assert.equal(typeof fresh.initSync, 'function');
});

test('the CommonJS file loads the module at once from bytes', () => {
  const require = createRequire(import.meta.url);
  delete require.cache[require.resolve('../dist/index.cjs')];
  const fresh = require('../dist/index.cjs');
  fresh.initSync(readFileSync(new URL('../dist/montane.wasm', import.meta.url)));
  assert.equal(fresh.x25519.getPublicKey(new Uint8Array(32)).length, 32);
});

test('the module is below 300 kB in brotli, and what README says to a kilobyte', () => {
  const [measured, said] = [sizes(), stated()];
  assert.ok(measured[0] < 300_000, `${measured[0]} bytes in brotli`);
  measured.forEach((bytes, i) => {
    assert.ok(Math.abs(bytes - said[i]) < 1000, `${bytes} bytes, and README says ${said[i]}: ./build --write`);
  });
});
