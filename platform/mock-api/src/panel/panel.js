/** The panel of the mock API, in a page: the calls of this page, and how each is switched. */

const CONTROL = '/api/__mock/';
const OPEN_KEY = 'sinima-mock-panel';
const POLL_MS = 1_000;

const LABELS = {
  'as-is': 'As it is',
  slow: 'Slow: 3 s',
  empty: 'Empty',
  404: 'Missing: 404',
  500: 'Failing: 500',
  missing: 'Fields left out',
  never: 'Never answers',
};

const ask = async (path, method = 'GET') => (await fetch(CONTROL + path, { method })).json();

const marks = new URLSearchParams(await ask('page', 'POST'));
const sheet = new CSSStyleSheet();
sheet.replaceSync(await (await fetch(`${CONTROL}panel.css`)).text());

/** Make an element. @param {Record<string, unknown>} [properties] */
function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

async function switchCalls(method, query = '') {
  // Calls that are never answered would hold the browser's few connections.
  window.stop();
  await ask(`switches${query}`, method);
  location.reload();
}

const list = make('ul');
const reset = make('button', { type: 'button', onclick: () => switchCalls('DELETE') }, 'Reset all');
const panel = make(
  'section',
  { id: 'panel', ariaLabel: 'Mock API' },
  make('h2', {}, 'Mock API'),
  make(
    'p',
    {},
    'What you see is sample data. Switch a call, and the page loads again with it: on the server, and in the browser. ' +
      'The server waits 2 s at most, so a page whose own call is slow comes as failed. “Try again” in it shows it loading.',
  ),
  list,
  reset,
);
const toggle = make('button', { type: 'button', onclick: () => show(panel.hidden) });
toggle.setAttribute('aria-controls', 'panel');

function show(isOpen) {
  panel.hidden = !isOpen;
  toggle.ariaExpanded = String(isOpen);
  sessionStorage.setItem(OPEN_KEY, isOpen ? 'open' : '');
  void refresh();
}

function row(name, condition, { operations, calls, conditions }) {
  const operation = operations.find((one) => one.name === name);
  const title = operation ? `${operation.method} ${operation.template}` : 'Every call';
  const call = calls.findLast((one) => one.name === name);
  const outcome = call?.status === undefined ? 'no answer yet' : `${call.status} in ${call.ms} ms`;
  const place = call?.by === 'server' ? 'on the server' : 'in the browser';
  const note = call
    ? `${outcome}, ${place}`
    : operation
      ? 'not asked by this page'
      : 'unless it is switched itself';
  const select = make(
    'select',
    {
      ariaLabel: `Answer of ${title}`,
      onchange: () => switchCalls('POST', `?${new URLSearchParams({ [name]: select.value })}`),
    },
    ...conditions.map((value) => make('option', { value, selected: value === condition }, LABELS[value])),
  );
  return make(
    'li',
    {},
    make('span', { className: 'text' }, make('code', {}, title), make('small', {}, note)),
    select,
  );
}

/** Ask what was called and show it; a control in use stays as it is. */
async function refresh() {
  const state = await ask(`state?${marks}`);
  const { calls, switches } = state;
  const switched = Object.keys(switches).length;
  toggle.textContent = `Sample data${switched === 0 ? '' : ` · ${switched} switched`}`;
  reset.disabled = switched === 0;
  if (root.activeElement?.tagName === 'SELECT') return;
  const names = new Set(['*', ...calls.map(({ name }) => name), ...Object.keys(switches)]);
  list.replaceChildren(...Array.from(names, (name) => row(name, switches[name] ?? 'as-is', state)));
}

const host = make('div', { id: 'sinima-mock-panel' });
const root = host.attachShadow({ mode: 'open' });
root.adoptedStyleSheets = [sheet];
root.append(panel, toggle);
root.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || panel.hidden) return;
  show(false);
  toggle.focus();
});
show(sessionStorage.getItem(OPEN_KEY) === 'open');
document.body.append(host);
setInterval(() => {
  if (!document.hidden && !panel.hidden) void refresh().catch(() => undefined);
}, POLL_MS);
