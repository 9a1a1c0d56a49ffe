// The page: starts the race in a worker, shows how far it is and what it found. `#quick` starts at once and is short.

const [start, copy, save, state, bar, shown] =
  ['start', 'copy', 'save', 'state', 'progress', 'result'].map((id) => document.getElementById(id));
const STAGES = { programs: 'Timing whole programs', checking: 'Checking', timing: 'Timing' };

/** The device as the browser tells it. */
function device() {
  const { userAgent, hardwareConcurrency, deviceMemory } = navigator;
  return { userAgent, hardwareConcurrency, deviceMemory, isolated: crossOriginIsolated, date: new Date().toISOString() };
}

let json;

function run(quick) {
  start.disabled = true;
  bar.hidden = false;
  state.textContent = 'Loading';
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), { type: 'module' });
  const end = (text) => {
    worker.terminate();
    bar.hidden = true;
    start.disabled = false;
    start.textContent = 'Once more';
    state.textContent = text;
    document.documentElement.dataset.done = text;
  };
  worker.onerror = (event) => end(`It failed: ${event.message ?? 'the worker could not start'}`);
  worker.onmessage = ({ data }) => {
    if (data.stage) {
      state.textContent = `${STAGES[data.stage] ?? data.stage}: ${data.done} of ${data.of}`;
      [bar.max, bar.value] = [data.of, data.done];
    } else if (data.error) {
      end(`It failed: ${data.error}`);
    } else {
      json = JSON.stringify({ device: device(), ...JSON.parse(data.json) }, null, 1);
      show(data.page);
      end(data.failed ? `Done, and ${data.failed} kernels are wrong here: please tell us` : 'Done');
    }
  };
  worker.postMessage({ quick });
}

/** The results as the laboratory draws them, with its styles. */
function show(page) {
  const made = new DOMParser().parseFromString(page, 'text/html');
  document.querySelectorAll('head > style.report').forEach((style) => style.remove());
  const styles = made.querySelectorAll('head > style');
  styles.forEach((style) => style.classList.add('report'));
  document.head.append(...styles);
  made.querySelector('main > h1')?.remove();
  shown.replaceChildren(...made.querySelector('main').childNodes);
  copy.hidden = save.hidden = false;
  URL.revokeObjectURL(save.href);
  save.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
}

start.onclick = () => run(false);
copy.onclick = async () => {
  try {
    await navigator.clipboard.writeText(json);
    copy.textContent = 'Copied';
  } catch {
    state.textContent = 'The browser does not allow copying here: save the file instead';
  }
};
if (location.hash === '#quick') run(true);
