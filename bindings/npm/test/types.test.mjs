// The types as a compiler of TypeScript reads them: programs compile, and what is declared is what is there.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import test, { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Workers, bls } from '../dist/index.mjs';
import * as montane from '../dist/index.mjs';
import './support.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const compiler = `${root}node_modules/.bin/tsc`;
const skip = existsSync(compiler) ? false : 'skipped: TypeScript is not installed (npm install)';

/** A folder in the package, for its own name to be found. */
const made = `${root}dist/types`;
before(() => mkdirSync(made, { recursive: true }));
after(() => rmSync(made, { recursive: true, force: true }));

/** Compiles files, strictly and without output: what the compiler says. */
function compile(...files) {
  const flags = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--module', 'nodenext', '--target', 'es2022'];
  const all = [...flags, '--lib', 'es2022,dom', '--types', '', ...files];
  const run = spawnSync(compiler, all, { cwd: root, encoding: 'utf8' });
  return { good: run.status === 0, said: run.stdout + run.stderr };
}

function compiled(text) {
  const file = `${made}/names.mts`;
  writeFileSync(file, text);
  return compile(file);
}

test('programs with every namespace compile', { skip }, () => {
  const { good, said } = compile('types/program.mts', 'types/program.cts');
  assert.ok(good, said);
});

const names = (of) => Object.keys(of).filter((name) => of[name] !== undefined);
/** Methods of a class or of what it extends. */
function methods(kind) {
  const found = new Set();
  for (let at = kind.prototype; at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    for (const name of Object.getOwnPropertyNames(at)) if (name !== 'constructor') found.add(name);
  }
  return [...found];
}
const statics = (kind) =>
  Object.getOwnPropertyNames(kind).filter((name) => !['length', 'name'].includes(name));

/** For every type that has names: the names that are there when the package runs. */
async function there() {
  const workers = await Workers.start(1);
  const types = { 'typeof montane': names(montane) };
  for (const space of names(montane).filter((name) => typeof montane[name] === 'object')) {
    types[`typeof montane.${space}`] = names(montane[space]);
  }
  for (const name of ['SecretKey', 'PublicKey', 'Signature']) {
    types[`typeof montane.bls.${name}`] = statics(bls[name]);
    types[`montane.bls.${name}`] = methods(bls[name]);
  }
  types['typeof montane.Workers'] = statics(Workers);
  types['montane.Workers'] = [...names(workers), ...methods(Workers)];
  for (const space of names(workers)) types[`montane.Workers['${space}']`] = names(workers[space]);
  workers.close();
  return types;
}

/** A program that compiles if types have the names and no others. */
function asserting(types) {
  const lines = Object.entries(types).map(([type, list], i) => {
    const union = list.length ? list.map((name) => `'${name}'`).join(' | ') : 'never';
    return `export const same${i}: Same<keyof ${type.replace(/^(typeof )?(.*)$/, '($1$2)')}, ${union}> = true;`;
  });
  return `import * as montane from 'montane';
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
${lines.join('\n')}\n`;
}

test('every name that is there is declared, and no other', { skip }, async () => {
  const types = await there();
  assert.ok(Object.values(types).every((list) => list.length), 'names are found');
  const { good, said } = compiled(asserting(types));
  assert.ok(good, said);
});

test('a name too many or too few is found in every type', { skip }, async () => {
  const types = await there();
  for (const wrong of [(list) => [...list, 'another'], (list) => list.slice(1)]) {
    const spoiled = Object.entries(types).map(([type, list]) => [type, wrong(list)]);
    const { said } = compiled(asserting(Object.fromEntries(spoiled)));
    const lines = new Set(Array.from(said.matchAll(/names\.mts\((\d+),/g), ([, line]) => line));
    assert.equal(lines.size, Object.keys(types).length, said);
  }
});
