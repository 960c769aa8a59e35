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

async function whenServed({ remotes }: DevState): Promise<void> {
  for (const [app, { version }] of Object.entries(remotes))
    if (version !== '') await untilServed(app, version);
}

function follow(state: DevState): void {
  const former = latest;
  latest = state;
  first ??= state;
  overlay.show('site', state.problems);
  if (needsNewDocument(state)) return void whenServed(state).then(loadNewDocument);
  containers.update();
  if (former === undefined || !isLiveAnew(state, former)) return;
  void whenServed(state).then(() => askServerAnew(isDocumentBroken(), loadNewDocument));
}

new EventSource(`${DEV_BASE}events`).addEventListener('message', ({ data }) => {
  follow(JSON.parse(String(data)) as DevState);
});
