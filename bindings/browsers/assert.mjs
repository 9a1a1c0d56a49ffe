// What the tests use of `node:assert/strict`, for a page.

export class AssertionError extends Error {
  name = 'AssertionError';
}

function fail(message, ...values) {
  const shown = values.map((value) => String(typeof value === 'object' ? JSON.stringify(value) : value).slice(0, 200));
  throw new AssertionError([message, ...shown].filter(Boolean).join(': '));
}

function same(a, b) {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  return keys.length === others.length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]));
}

function isExpected(error, expected) {
  if (expected === undefined) return true;
  if (expected instanceof RegExp) return expected.test(String(error));
  return expected === error.constructor || (expected.prototype ? error instanceof expected : expected(error) === true);
}

export default {
  ok: (value, message) => value || fail(message ?? 'not true', value),
  equal: (a, b, message) => Object.is(a, b) || fail(message ?? 'not equal', a, b),
  notEqual: (a, b, message) => !Object.is(a, b) || fail(message ?? 'equal', a),
  deepEqual: (a, b, message) => same(a, b) || fail(message ?? 'not alike', a, b),
  throws(call, expected) {
    try {
      call();
    } catch (error) {
      if (!isExpected(error, expected)) throw error;
      return;
    }
    fail('nothing was thrown');
  },
  async rejects(promise, expected) {
    try {
      await promise;
    } catch (error) {
      if (!isExpected(error, expected)) throw error;
      return;
    }
    fail('nothing was refused');
  },
};
