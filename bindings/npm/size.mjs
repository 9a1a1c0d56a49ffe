// node size.mjs [--write]: what the module in dist/ weighs; `--write` says so in README.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const file = (name) => new URL(name, import.meta.url);
/** README's sentence. */
export const SENTENCE = /The module is (\d+) kB in brotli, (\d+) kB in gzip\./;

/** Bytes of the module by brotli and by gzip. */
export function sizes() {
  const module = readFileSync(file('dist/montane.wasm'));
  return [brotliCompressSync(module), gzipSync(module)].map((packed) => packed.length);
}

/** What README says, in bytes. */
export function stated() {
  return readFileSync(file('README.md'), 'utf8').match(SENTENCE).slice(1).map((kilobytes) => 1000 * kilobytes);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [brotli, gzip] = sizes();
  const raw = readFileSync(file('dist/montane.wasm')).length;
  console.log(`dist/montane.wasm: ${raw} bytes, ${brotli} by brotli, ${gzip} by gzip`);
  if (process.argv.includes('--write')) {
    const [b, g] = [brotli, gzip].map((bytes) => Math.round(bytes / 1000));
    const sentence = `The module is ${b} kB in brotli, ${g} kB in gzip.`;
    writeFileSync(file('README.md'), readFileSync(file('README.md'), 'utf8').replace(SENTENCE, sentence));
  }
}
