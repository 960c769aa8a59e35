/** The containers of this page's remotes that are worked on, and how each comes up to date. */
import { HOT_CONTAINERS, type HotContainer } from '@sinima/contracts/development';
import type { RemoteState } from '../shapes/dev-state.ts';
import { loadNewDocument, untilServed } from './new-document.ts';
import { exchangeStyle } from './styles.ts';

interface Containers {
  readonly latest: (app: string) => RemoteState | undefined;
  /** Is told when a container has taken an update. */
  readonly onUpdated: () => void;
  /** Gets what a module throws while it takes its former one's place. */
  readonly onThrown: (error: Error) => void;
}

/** Follow the containers, those too that come later. */
export function followContainers({ latest, onUpdated, onThrown }: Containers): { update(): void } {
  const page = globalThis as { [HOT_CONTAINERS]?: HotContainer[] };
  const containers = (page[HOT_CONTAINERS] ??= []);
  let updating = Promise.resolve();

  /** The pictures that are known to be served, by app. */
  const pictures = new Map<string, string>();

  /** Apps whose change only a new document shows, once there is one. */
  const waiting = new Set<string>();

  async function loadWhenLive(app: string): Promise<void> {
    const state = latest(app);
    if (!state || state.live !== state.hash) return;
    await untilServed(app, () => latest(app)?.version);
    loadNewDocument();
  }

  /** Take what has changed since the build that runs. Resolves with whether it was taken. */
  async function step({ hot }: HotContainer): Promise<boolean> {
    try {
      if ((await hot.check(false)) === null) return false;
      await hot.apply({ onErrored: ({ error }) => onThrown(error) });
      return true;
    } catch (error) {
      console.info('This change comes with a new document:', error);
      return false;
    }
  }

  async function bringUpToDate(container: HotContainer): Promise<void> {
    const { app } = container;
    const state = latest(app);
    if (!state) return;
    // It had taken a build that the page was not told of yet.
    if (container.hash() === state.hash) waiting.delete(app);
    if (waiting.has(app)) return loadWhenLive(app);
    const known = pictures.get(app) ?? state.pictures;
    if (known !== state.pictures) {
      if (state.live !== state.hash) return;
      await untilServed(app, () => latest(app)?.version);
    }
    pictures.set(app, state.pictures);
    if (container.hash() === state.hash) return;
    const removeFormerStyle = await exchangeStyle(app, state.style);
    for (let before = ''; container.hash() !== state.hash;) {
      before = container.hash();
      if (!(await step(container)) || container.hash() === before) {
        waiting.add(app);
        return loadWhenLive(app);
      }
    }
    removeFormerStyle();
    onUpdated();
  }

  function update(): void {
    updating = updating.then(async () => {
      for (const container of containers) await bringUpToDate(container);
    });
  }

  containers.push = (...added) => {
    const { length } = containers;
    containers.splice(length, 0, ...added);
    update();
    return containers.length;
  };
  return { update };
}
