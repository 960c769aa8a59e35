/** The API of a session. */
import { ownOpenApi } from '@sinima/gate/surroundings';
import { PANEL_SCRIPT, startMockApi } from '@sinima/mock-api/start-mock-api';
import { RemoteError } from './this-remote.ts';

interface DevApi {
  readonly origin: string;
  /** Paths of the scripts that it adds to pages. */
  readonly scripts: readonly string[];
  stop(): Promise<void>;
}

/** Where data comes from: one of these. */
export interface ApiChoice {
  /** Origin of the site that surrounds the remote. */
  readonly on?: string;
  /** Origin of a BFF. */
  readonly api?: string;
  /** Whether answers are made from the API's document. */
  readonly mock?: boolean;
}

/** Start or name the API that was asked for. @throws RemoteError unless exactly one was */
export async function startDevApi({ on, api, mock }: ApiChoice): Promise<DevApi> {
  const asked = [on && '--on', api && '--api', mock && '--mock'].filter(Boolean);
  if (asked.length !== 1) {
    throw new RemoteError(
      'Say where data comes from: --on https://… shows your remote inside that site, --api http://… takes the data ' +
        'of a BFF, --mock makes it up from the API’s document. Give one of them.',
    );
  }
  const origin = on ?? api;
  if (origin !== undefined) return { origin, scripts: [], stop: () => Promise.resolve() };
  const mocked = await startMockApi({ document: ownOpenApi() });
  return { origin: mocked.origin, scripts: [PANEL_SCRIPT], stop: () => mocked.stop() };
}
