// What a worker of `workers.mjs` does: the named function of the package, and its value or error.

import * as montane from './index.mjs';

async function answer({ id, space, name, operands }) {
  try {
    const functions = space ? montane[space] : montane;
    return { id, value: await functions[name](...operands) };
  } catch (error) {
    return { id, error: { name: error.name, message: error.message } };
  }
}

if (typeof self === 'undefined') {
  const { parentPort } = await import(/* webpackIgnore: true */ /* @vite-ignore */ 'node:worker_threads');
  parentPort.on('message', async (message) => parentPort.postMessage(await answer(message)));
} else {
  self.onmessage = async ({ data }) => self.postMessage(await answer(data));
}
