// The race, away from the page's thread.

let wasm;
const given = [];
const bytes = (at, length) => new Uint8Array(wasm.memory.buffer, at >>> 0, length >>> 0);
const text = (at, length) => new TextDecoder().decode(bytes(at, length).slice());

const host = {
  now: () => performance.now(),
  progress: (at, length, done, of) => postMessage({ stage: text(at, length), done: done >>> 0, of: of >>> 0 }),
  result: (at, length) => given.push(text(at, length)),
};

self.onmessage = async ({ data: { quick } }) => {
  try {
    const response = await fetch(new URL('./race.wasm', import.meta.url));
    if (!response.ok) throw new Error(`race.wasm: ${response.status} ${response.statusText}`);
    const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), { host });
    wasm = instance.exports;
    const failed = wasm.race(quick ? 1 : 0) >>> 0;
    const [json, page] = given.splice(0);
    postMessage({ failed, json, page });
  } catch (error) {
    postMessage({ error: String(error) });
  }
};
