// Every one of these must fail: so what asserts in a page can.
import assert from 'node:assert/strict';
import test from 'node:test';

const wrong = {
  ok: () => assert.ok(0),
  equal: () => assert.equal(1, '1'),
  notEqual: () => assert.notEqual(1, 1),
  'deepEqual, a value': () => assert.deepEqual([1, [2]], [1, [3]]),
  'deepEqual, a length': () => assert.deepEqual([1, 2], [1]),
  'deepEqual, a type': () => assert.deepEqual(Uint8Array.of(1), [1]),
  'deepEqual, a name': () => assert.deepEqual({ a: undefined }, { b: undefined }),
  'throws, nothing': () => assert.throws(() => 0),
  'throws, another message': () => assert.throws(() => { throw new Error('one'); }, /two/),
  'throws, another kind': () => assert.throws(() => { throw new Error('one'); }, TypeError),
  'throws, not as asked': () => assert.throws(() => { throw new Error('one'); }, () => false),
  'rejects, nothing': () => assert.rejects(Promise.resolve(0)),
  'rejects, another kind': () => assert.rejects(Promise.reject(new Error('one')), TypeError),
  'an error of its own': () => { throw new Error('one'); },
};
for (const [name, run] of Object.entries(wrong)) test(name, run);
