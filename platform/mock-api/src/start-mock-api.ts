/** The mock API: a server that answers as the BFF would, from the samples of an OpenAPI document, without a database. */
import { REVISION_HEADER } from '@sinima/contracts/revision';
import Fastify from 'fastify';
import { problemAnswer } from './answers/problems.ts';
import { CONTROL_PATH, serveControl } from './control.ts';
import { callsOf } from './document/calls.ts';
import type { OpenApi } from '@sinima/contracts/openapi-document';
import { sendAnswer, serveCalls } from './serve-calls.ts';
import { CallLog } from './switches/call-log.ts';
import { Switches } from './switches/switches.ts';

export interface MockApiOptions {
  /** The OpenAPI 3.1 document that is answered from: `@sinima/contracts/openapi.json`. */
  readonly document: OpenApi;
  /** By default any that is free. */
  readonly port?: number;
  /** How long a call that is switched to `slow` takes, in milliseconds; 3,000 by default. */
  readonly slowMs?: number;
}

export interface MockApi {
  /** `http://127.0.0.1:40123`: what the shell server takes as `BFF_URL`. */
  readonly origin: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** The script that adds the panel to a page: one of `DEV_SCRIPTS`. */
export const PANEL_SCRIPT = `${CONTROL_PATH}panel.js`;

/** Start the mock API on this machine. */
export async function startMockApi({ document, port = 0, slowMs = 3_000 }: MockApiOptions): Promise<MockApi> {
  const state = { calls: callsOf(document), switches: new Switches(), log: new CallLog() };
  // Grows from start to start as well: pages that an earlier mock answered are outdated.
  const started = Date.now();
  const server = Fastify({
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1_000 },
    ajv: {
      customOptions: { allErrors: true, removeAdditional: false, strict: false, useDefaults: false },
    },
  });
  server.addHook('onSend', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store').header(REVISION_HEADER, started + state.switches.revision);
  });
  server.setNotFoundHandler(({ method, url }, reply) => {
    const [pathname = ''] = url.split('?', 1);
    const facts = { status: 404, pathname, detail: `There is no ${method} ${pathname}.` };
    return sendAnswer(reply, problemAnswer(document, undefined, facts));
  });
  server.get('/health/*', () => ({ status: 'ready' }));
  serveControl(server, state);
  serveCalls(server, document, state, slowMs);
  const origin = await server.listen({ host: '127.0.0.1', port });
  return { origin, port: Number(new URL(origin).port), stop: () => server.close() };
}
