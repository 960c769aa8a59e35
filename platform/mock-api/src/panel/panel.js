/** The panel of the mock API, in a page: which calls this page made, and what each is switched to. */

// Made anew for each page.
const { page } = await import(new URL('page.js', import.meta.url).href);

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

const sheet = new CSSStyleSheet();
sheet.replaceSync(await (await fetch('/api/__mock/panel.css')).text());

/** Make an element. @param {Record<string, unknown>} [properties] */
function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

const host = make('div', { id: 'sinima-mock-panel' });
const root = host.attachShadow({ mode: 'open' });
root.adoptedStyleSheets = [sheet];

const list = make('ul', { className: 'calls' });
const count = make('span', { className: 'count' });
const toggle = make(
  'button',
  { type: 'button', className: 'toggle', onclick: () => show(panel.hidden, true) },
  'Sample data',
  count,
);
const reset = make(
  'button',
  { type: 'button', className: 'reset', onclick: () => send('DELETE', '') },
  'Reset all',
);
const hint = make(
  'p',
  { hidden: true },
  'The server waits 2 s at most, so a page whose own call is slow comes as failed. “Try again” in it shows it loading.',
);
const empty = make('p', { className: 'none' }, 'This page asked the API nothing.');
const panel = make(
  'section',
  { className: 'panel', hidden: true, id: 'panel' },
  make('div', { className: 'weave' }),
  make('h2', { id: 'heading' }, 'Mock API'),
  make(
    'p',
    {},
    'What you see is sample data. Switch a call, and the page loads again with it: on the server, and in the browser.',
  ),
  list,
  hint,
  empty,
  make('div', { className: 'foot' }, reset),
);
panel.setAttribute('aria-labelledby', 'heading');
toggle.setAttribute('aria-controls', 'panel');
root.append(panel, toggle);

/** Show or hide the panel. */
function show(isOpen, takesFocus = false) {
  panel.hidden = !isOpen;
  toggle.setAttribute('aria-expanded', String(isOpen));
  sessionStorage.setItem(OPEN_KEY, isOpen ? 'open' : '');
  if (isOpen) void refresh();
  if (takesFocus && !isOpen) toggle.focus();
}

root.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !panel.hidden) show(false, true);
});

async function send(method, query) {
  // Calls that are never answered would hold the browser's few connections.
  window.stop();
  await fetch(`/api/__mock/switches${query}`, { method });
  location.reload();
}

/** Return the calls of this page, the latest of each, and those that are switched without being among them. */
function rows({ operations, calls, switches }) {
  const latest = new Map(calls.map((call) => [call.name, call]));
  const names = new Set(['*', ...calls.map(({ name }) => name), ...Object.keys(switches)]);
  return [...names].map((name) => ({
    name,
    call: latest.get(name),
    operation: operations.find((operation) => operation.name === name),
    condition: switches[name] ?? 'as-is',
  }));
}

function outcome({ by, status, ms }) {
  const where = by === 'server' ? 'on the server' : 'in the browser';
  return status === undefined ? `no answer yet, ${where}` : `${status} in ${ms} ms, ${where}`;
}

function row({ name, call, operation, condition }, conditions) {
  const title = name === '*' ? 'Every call' : `${operation?.method ?? ''} ${operation?.template ?? name}`;
  const select = make(
    'select',
    { onchange: () => send('POST', `?${new URLSearchParams({ [name]: select.value })}`) },
    ...conditions.map((value) =>
      make('option', { value, selected: value === condition }, LABELS[value] ?? value),
    ),
  );
  select.setAttribute('aria-label', `Answer of ${title}`);
  const told =
    name === '*' ? 'unless it is switched itself' : call ? outcome(call) : 'not asked by this page';
  const item = make(
    'li',
    { className: condition === 'as-is' ? '' : 'switched' },
    make('span', { className: 'text' }, make('code', {}, title), make('small', {}, told)),
    select,
  );
  item.dataset.key = JSON.stringify([name, told, condition]);
  return item;
}

/** Ask what was called, and show it where that has changed; a control in use stays as it is. */
async function refresh() {
  const query = new URLSearchParams({ since: page.since, ...(page.render && { render: page.render }) });
  const response = await fetch(`/api/__mock/state?${query}`).catch(() => undefined);
  if (!response?.ok) return;
  const state = await response.json();
  const switched = Object.keys(state.switches).length;
  count.textContent = switched === 0 ? '' : ` · ${switched} switched`;
  reset.disabled = switched === 0;
  hint.hidden = !Object.values(state.switches).some((condition) => ['slow', 'never'].includes(condition));
  empty.hidden = state.calls.length > 0;
  const items = rows(state).map((one) => row(one, state.conditions));
  const keys = (elements) => elements.map(({ dataset }) => dataset.key).join();
  if (keys(items) === keys([...list.children]) || root.activeElement?.tagName === 'SELECT') return;
  list.replaceChildren(...items);
}

document.body.append(host);
show(sessionStorage.getItem(OPEN_KEY) === 'open');
await refresh();
setInterval(() => {
  if (!document.hidden && !panel.hidden) void refresh();
}, POLL_MS);
