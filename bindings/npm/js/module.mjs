// The WebAssembly module: loading it, and one call of an operation.

let wasm;
/** What `wasm` is an instance of. */
let compiledModule;

/** How far from its beginning the stack may hold secrets; a test measures how deep operations on them go. */
const STACK = 1 << 17;

/** What the module asks of its host. */
const imports = {
  host: {
    random(at, length) {
      // At most 65536 bytes at once.
      for (let done = 0; done < length; done += 65536) {
        const part = new Uint8Array(wasm.memory.buffer, (at >>> 0) + done, Math.min(65536, length - done));
        globalThis.crypto.getRandomValues(part);
      }
    },
  },
};

/** The bytes of a file of this package: from the file system where that is where it is, else over the network. */
export async function read(url) {
  if (url.protocol === 'file:') {
    const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ 'node:fs/promises');
    return readFile(url);
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Loads the module, once; from its file beside this one unless bytes, a response or a compiled module are given. */
export async function init(source) {
  if (wasm) return;
  source = await (source ?? read(new URL('./montane.wasm', import.meta.url)));
  if (typeof Response === 'function' && source instanceof Response) source = await source.arrayBuffer();
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  const instance = await WebAssembly.instantiate(module, imports);
  if (!wasm) [wasm, compiledModule] = [instance.exports, module];
}

/** As `init`, at once; browsers may refuse it for large modules outside of workers. */
export function initSync(source) {
  if (wasm) return;
  const module = source instanceof WebAssembly.Module ? source : new WebAssembly.Module(source);
  [wasm, compiledModule] = [new WebAssembly.Instance(module, imports).exports, module];
}

/** The module for an instance elsewhere. */
export function compiled() {
  loaded();
  return compiledModule;
}

function loaded() {
  if (!wasm) throw new Error('montane is not loaded: call init() and wait for it first');
}

/** A rule that bytes break, as its message says. */
export class RuleError extends Error {
  name = 'RuleError';
}

/** The value, if it is bytes. */
export function bytes(value, name) {
  if (!(value instanceof Uint8Array)) throw new TypeError(`${name} must be a Uint8Array`);
  return value;
}

/** A list of bytes as one operand. */
export function list(values, name) {
  if (!Array.isArray(values)) throw new TypeError(`${name} must be an array`);
  const out = new Uint8Array(values.reduce((sum, value) => sum + 4 + bytes(value, name).length, 0));
  write(out, values);
  return out;
}

/** Each operand behind its length. */
function write(to, parts) {
  const view = new DataView(to.buffer, to.byteOffset, to.byteLength);
  let at = 0;
  for (const part of parts) {
    view.setUint32(at, part.length, true);
    to.set(part, at + 4);
    at += 4 + part.length;
  }
}

/** What an operation answers; throws the rule that its operands break. Nothing of either stays in the memory. */
export function call(operation, ...parts) {
  loaded();
  const length = parts.reduce((sum, part) => sum + 4 + part.length, 0);
  const at = wasm.input(length) >>> 0;
  write(new Uint8Array(wasm.memory.buffer, at, length), parts);
  try {
    const broken = wasm[operation]();
    const from = wasm.output() >>> 0;
    const answer = new Uint8Array(wasm.memory.buffer, from, wasm.output_len() >>> 0);
    const copy = answer.slice();
    answer.fill(0);
    if (broken) throw new RuleError(new TextDecoder().decode(copy));
    return copy;
  } finally {
    // The memory may have grown, and so have another buffer.
    const memory = new Uint8Array(wasm.memory.buffer);
    const top = wasm.__stack_pointer.value >>> 0;
    memory.fill(0, at, at + length);
    memory.fill(0, Math.max(0, top - STACK), top);
  }
}

/** The verdict of an operation. */
export function verdict(operation, ...parts) {
  return call(operation, ...parts)[0] === 1;
}
