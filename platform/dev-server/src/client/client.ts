/** In a page in development: takes each update, and shows what is wrong. */
import { DEV_BASE } from '@sinima/contracts/development';
import type { DevState } from '../shapes/dev-state.ts';
import { followContainers } from './containers.ts';
import { isDocumentBroken, loadNewDocument, untilServed } from './new-document.ts';
import { Overlay } from './overlay.ts';
import { listenToErrors } from './page-errors.ts';
import { askServerAnew } from './server-check.ts';

const overlay = new Overlay();
let first: DevState | undefined;
let latest: DevState | undefined;
/** Whether the server threw while this document was open, or for it. */
let hasFailed = false;

const errors = listenToErrors((problems) => overlay.show('page', problems));
const containers = followContainers({
  latest: (app) => latest?.remotes[app],
  onUpdated: () => errors.forget(),
  onThrown: (error) => errors.tell(error),
});

/** Whether something is live that only a new document can show. */
function needsNewDocument(state: DevState): boolean {
  if (first === undefined || state.surroundings !== first.surroundings) return first !== undefined;
  return Object.entries(state.remotes).some(([app, { declarations }]) => {
    const former = first?.remotes[app]?.declarations;
    return former !== undefined && former !== declarations;
  });
}

function isLiveAnew(state: DevState, former: DevState): boolean {
  return Object.entries(state.remotes).some(([app, { live }]) => former.remotes[app]?.live !== live);
}

/** Resolve once the server shows all that is live by then. */
async function whenServed(): Promise<void> {
  for (const app of Object.keys(latest?.remotes ?? {})) {
    await untilServed(app, () => latest?.remotes[app]?.version);
  }
}

let checks = 0;

/** Let the server render this page anew, unless something newer goes live meanwhile. */
async function checkServer(): Promise<void> {
  checks += 1;
  const check = checks;
  await whenServed();
  if (check === checks) await askServerAnew(hasFailed && isDocumentBroken(), loadNewDocument);
}

function follow(state: DevState): void {
  const former = latest;
  latest = state;
  first ??= state;
  hasFailed ||= state.problems.some(({ kind }) => kind === 'server');
  overlay.show('site', state.problems);
  if (needsNewDocument(state)) return void whenServed().then(loadNewDocument);
  containers.update();
  if (former !== undefined && isLiveAnew(state, former)) void checkServer();
}

new EventSource(`${DEV_BASE}events`).addEventListener('message', ({ data }) => {
  follow(JSON.parse(String(data)) as DevState);
});
