/** What the development server, the bundles that it makes and its client in the page have to agree on. */

/** Where the development server answers, through the shell server. */
export const DEV_BASE = '/__dev/';

/** Where a page asks, by POST, to have the folder of a remote (`?remote=mfe-title`) opened in an editor. */
export const DEV_OPEN_PATH = `${DEV_BASE}open`;

/** Name of the global under which containers of remotes that are worked on announce themselves to the page's client. */
export const HOT_CONTAINERS = 'sinimaHotContainers';

/** Name of the global of the page's one React Refresh runtime, which the host defines before React starts. */
export const REFRESH_RUNTIME = 'sinimaRefresh';

/** The bundler's interface for hot replacement, as far as the client uses it. */
export interface HotModule {
  status(): string;
  /** Fetch what has changed since the build that runs; null: nothing is to be had. */
  check(apply: false): Promise<readonly unknown[] | null>;
  /** Put it in place. Rejects when a change reaches no module that can take it. */
  apply(options?: { onErrored?: (event: { error: Error }) => void }): Promise<readonly unknown[]>;
}

/** A container that announced itself. */
export interface HotContainer {
  readonly app: string;
  /** The build that runs. */
  hash(): string;
  readonly hot: HotModule;
}
