// What the tests share: the loaded package, bytes of hexadecimal digits, and the module as JavaScript sees it.
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

export const hex = (text) => Uint8Array.from(text.replace(/^0x/, '').match(/../g) ?? [], (two) => parseInt(two, 16));
const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
export const text = (bytes) => Array.from(bytes, (byte) => DIGITS[byte]).join('');

const inNode = typeof process === 'object';
/** The folder of published vectors, where there is one; a page has it from the server beside these files. */
const given = inNode && process.env.MONTANE_VECTORS;
const here = inNode ? '../../../../shared/vectors/open/' : '/vectors/';
const folder = new URL(given ? `file://${given}/` : here, import.meta.url);

/** A file of it as JSON, or nothing. */
export async function published(name) {
  const url = new URL(name, folder);
  if (!inNode) {
    const response = await fetch(url);
    if (response.status === 404) return undefined;
    return response.json();
  }
  const { readFile } = await import('node:fs/promises');
  try {
    return JSON.parse(await readFile(url));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
