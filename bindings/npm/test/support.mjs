// What the tests share: the loaded package, bytes of hexadecimal digits, and the module as JavaScript sees it.
import { readFileSync } from 'node:fs';
import * as montane from '../dist/index.mjs';

/** The exports of the WebAssembly module. */
export let wasm;
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (...args) => {
  const instance = await instantiate(...args);
  wasm = instance.exports;
  return instance;
};
await montane.init();

export const hex = (text) => Uint8Array.from(Buffer.from(text.replace(/^0x/, ''), 'hex'));
export const text = (bytes) => Buffer.from(bytes).toString('hex');

/** The folder of published vectors, where there is one. */
const { MONTANE_VECTORS: given } = process.env;
const folder = new URL(given ? `file://${given}/` : '../../../../shared/vectors/open/', import.meta.url);
/** A file of it as JSON, or nothing. */
export function published(name) {
  try {
    return JSON.parse(readFileSync(new URL(name, folder)));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
