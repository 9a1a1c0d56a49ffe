// What the tests use of `node:test`, for a page: runs the files that the address names, one test after the other, and
// sends what became of them to the server.

const queue = [];

export default function test(name, ...rest) {
  queue.push({ name, run: rest.at(-1), skip: rest.length > 1 && rest[0].skip });
}

async function all() {
  const agent = navigator.userAgent;
  const result = { agent, isolated: globalThis.crossOriginIsolated, passed: 0, skipped: 0, failed: [] };
  for (const file of new URL(location).searchParams.getAll('file')) {
    try {
      await import(file);
    } catch (error) {
      result.failed.push(`${file}: ${error.stack ?? error}`);
    }
    for (const { name, run, skip } of queue.splice(0)) {
      try {
        if (skip) result.skipped++;
        else await run(), result.passed++;
      } catch (error) {
        result.failed.push(`${file}, ${name}: ${error.message}\n${error.stack}`);
      }
      document.querySelector('#result').textContent = `${result.passed} passed, ${result.failed.length} failed`;
    }
  }
  await fetch('/result', { method: 'POST', body: JSON.stringify(result) });
}

// Not awaited here: the files import this module and would wait for it.
all();
