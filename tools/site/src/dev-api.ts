/** Where the API of a site in development comes from. */
import { bffVersion, builtBffVersion } from '@sinima/build/versions';
import { PANEL_SCRIPT, startMockApi } from '@sinima/mock-api/start-mock-api';
import { watch } from 'chokidar';
import { checkApi } from './check-api.ts';
import { devReleasesDir } from './dev-sources.ts';
import type { DevOptions } from './dev-options.ts';
import { startBff, startIdentity } from './run-site.ts';
import type { Service } from './service.ts';
import type { SiteSettings } from './site-settings.ts';
import { running } from './stop-signal.ts';
import { userFacingText } from './user-facing-error.ts';
import { documentFiles, wholeDocument } from './whole-document.ts';

/** The API, and the services that have to run for it. */
export interface DevApi {
  /** Where the shell server finds it. */
  readonly origin: string;
  /** Paths of the scripts that it adds to each page. */
  readonly scripts: readonly string[];
  /** Start it anew after a change of its sources; nothing, where it is not built here. */
  restart(): Promise<void>;
}

/** Build the BFF unless the build that is there is of the same sources; tells whether it did. */
export async function buildBffIfChanged(): Promise<boolean> {
  if (builtBffVersion() === bffVersion()) return false;
  const { buildBff } = await import('@sinima/build/build-bff');
  await buildBff();
  return true;
}

async function ownApi(settings: SiteSettings): Promise<DevApi> {
  let identity: Service | undefined;
  if (settings.identityPort !== undefined) {
    identity = await startIdentity(settings);
    running.push(identity);
  }
  // Parts of the API in development go before the live ones.
  const working = { DEV_RELEASES_DIR: devReleasesDir(settings) };
  const first = await startBff(settings, identity, undefined, working);
  let current = first;
  running.push({
    name: 'bff',
    port: first.port,
    origin: first.origin,
    stop: () => current.stop(),
  });
  return {
    origin: first.origin,
    scripts: [],
    async restart() {
      await current.stop();
      current = await startBff({ ...settings, bffPort: first.port }, identity, undefined, working);
    },
  };
}

const elsewhere = (origin: string): DevApi => ({ origin, scripts: [], restart: () => Promise.resolve() });

async function mockedApi(): Promise<DevApi> {
  let current = await startMockApi({ document: await wholeDocument() });
  const { origin, port } = current;
  async function restart(): Promise<void> {
    const document = await wholeDocument();
    await current.stop();
    current = await startMockApi({ document, port });
  }
  const watcher = watch(documentFiles(), { ignoreInitial: true, awaitWriteFinish: true }).on('change', () => {
    restart().catch((error: unknown) => console.error(`The mock API is unchanged: ${userFacingText(error)}`));
  });
  running.push({
    name: 'mock API',
    port,
    origin,
    stop: async () => {
      await watcher.close();
      await current.stop();
    },
  });
  return { origin, scripts: [PANEL_SCRIPT], restart };
}

/** Start the chosen API. Its services are stopped with the rest (`running`). */
export async function startDevApi({ api, mock, on }: DevOptions, settings: SiteSettings): Promise<DevApi> {
  if (mock) return mockedApi();
  if (api !== undefined) {
    const warning = await checkApi(api, await wholeDocument());
    if (warning !== undefined) console.warn(`\n${warning}\n`);
  }
  const other = api ?? on;
  return other === undefined ? ownApi(settings) : elsewhere(other);
}

/** Tell whether the BFF of this repository is built and run. */
export const runsOwnApi = ({ api, mock, on }: DevOptions): boolean =>
  api === undefined && on === undefined && !mock;
