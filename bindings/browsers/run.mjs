// node run.mjs [--browser COMMAND].. [--serve] ROOT FILE..: tests of a folder in headless browsers. The browsers are
// given by their commands, or are those of Chromium and Firefox that are installed; `--serve` serves the page instead,
// for any other browser. The files are paths in the folder; they import `node:test` and `node:assert/strict`, which are
// those beside this file.
import { spawn, spawnSync } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values: options, positionals } = parseArgs({
  options: { browser: { type: 'string', multiple: true }, serve: { type: 'boolean' } },
  allowPositionals: true,
});
const [root, ...files] = positionals;
if (!files.length) {
  console.error('node run.mjs [--browser COMMAND].. [--serve] ROOT FILE..');
  process.exit(2);
}

/** Tests that must fail, so that what asserts in a page is known to. */
const WRONG = '/browsers/wrong.test.mjs';
/** How long a browser may take, in minutes. */
const LIMIT = 10;
const TYPES = {
  '.bin': 'application/octet-stream', '.html': 'text/html', '.json': 'application/json', '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
};

const here = fileURLToPath(new URL('.', import.meta.url));
const vectors = process.env.MONTANE_VECTORS ?? join(here, '../../../shared/vectors/open');
for (const file of files) {
  if (existsSync(join(root, file))) continue;
  console.error(`${join(root, file)} is not there`);
  process.exit(2);
}

/** What is served: the first folder whose prefix fits. */
const FOLDERS = [['/browsers/', here], ['/vectors/', vectors], ['/', resolve(root)]];

/** Who waits for the result of a page. */
let received;
const server = createServer((request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
  if (request.method === 'POST' && path === '/result') {
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      response.end();
      received?.(JSON.parse(Buffer.concat(parts)));
    });
    return;
  }
  const [prefix, folder] = FOLDERS.find(([prefix]) => path.startsWith(prefix));
  const file = join(folder, path.slice(prefix.length));
  if (!existsSync(file) || !TYPES[extname(file)]) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'Content-Type': TYPES[extname(file)],
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  });
  createReadStream(file).pipe(response);
});
await new Promise((ready) => server.listen(options.serve ? 8080 : 0, options.serve ? undefined : '127.0.0.1', ready));
/** The page with some tests. */
const address = (tests) =>
  `http://localhost:${server.address().port}/browsers/page.html?${tests.map((test) => `file=${test}`).join('&')}`;
const tests = files.map((file) => `/${file}`);
if (options.serve) {
  received = (result) => console.log(result);
  console.log(`open ${address(tests)}`);
} else {
  process.exitCode = (await all()) ? 0 : 1;
  server.close();
  server.closeAllConnections();
}

/** How a browser is started without a window, on a profile of its own. */
function flags(command, profile) {
  if (/firefox/.test(command)) return ['--headless', '--no-remote', '--profile', profile];
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return [
    '--headless', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update',
    '--disable-sync', `--user-data-dir=${profile}`, ...root,
  ];
}

/** What a browser says about some files. */
async function run(command, tests) {
  const profile = mkdtempSync(join(tmpdir(), 'montane-'));
  const browser = spawn(command, [...flags(command, profile), address(tests)], { stdio: 'ignore', detached: true });
  let timer;
  try {
    return await new Promise((resolve, reject) => {
      received = resolve;
      browser.on('error', reject);
      browser.on('exit', (code) => reject(new Error(`${command} ended with ${code} before the tests did`)));
      timer = setTimeout(() => reject(new Error(`${command} took longer than ${LIMIT} minutes`)), LIMIT * 60_000);
    });
  } finally {
    clearTimeout(timer);
    browser.removeAllListeners('exit');
    const gone = new Promise((resolve) => browser.on('exit', resolve));
    try {
      // With its helpers, which are of its process group.
      process.kill(-browser.pid, 'SIGKILL');
      await gone;
    } catch {
      // It has ended.
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function all() {
  const installed = (command) => spawnSync(command, ['--version']).status === 0;
  const commands = options.browser ?? [['chromium', 'chromium-browser', 'google-chrome'], ['firefox', 'firefox-esr']]
    .map((names) => names.find(installed))
    .filter(Boolean);
  if (!commands.length) {
    console.error('neither Chromium nor Firefox is installed: give --browser COMMAND, or --serve');
    return false;
  }
  let good = true;
  for (const command of commands) {
    const wrong = await run(command, [WRONG]);
    if (wrong.passed || !wrong.failed.length || !wrong.failed.every((failure) => failure.startsWith(`${WRONG}, `))) {
      console.error(`${command}: of the tests that must fail ${wrong.passed} passed; ${wrong.failed.length} failed`);
      good = false;
    }
    const result = await run(command, tests);
    console.log(
      `${command}: ${result.passed} passed, ${result.failed.length} failed, ${result.skipped} skipped` +
        `${result.isolated ? '' : ', not isolated'} (${result.agent})`,
    );
    for (const failure of result.failed) console.error(failure);
    if (result.failed.length || !result.passed) good = false;
  }
  return good;
}
