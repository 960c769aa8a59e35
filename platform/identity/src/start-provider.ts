import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Provider } from 'oidc-provider';
import { demoPerson } from './demo-person.ts';
import { makeProvider } from './local-provider.ts';
import { errorPage, signInPage } from './provider-pages.ts';

/** A running provider. */
export interface LocalProvider {
  readonly issuer: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** The port is taken; the message names the setting that changes it. */
export class PortTakenError extends Error {}

function sendPage(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  });
  response.end(page);
}

/** Asks the person, and takes the answer back to the provider. */
async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt, uid } = await provider.interactionDetails(request, response);
  if (prompt.name === 'consent') {
    // A site that may be at any port has to be consented to each time. The demo person always does.
    await provider.interactionFinished(request, response, { consent: {} }, { mergeWithLastSubmission: true });
    return;
  }
  if (request.method !== 'POST') {
    sendPage(response, 200, signInPage(`/interaction/${uid}`, String(demoPerson.given_name)));
    return;
  }
  const answer = new URLSearchParams(await text(request)).get('answer');
  const result =
    answer === 'continue' ? { login: { accountId: demoPerson.sub } } : { error: 'access_denied' };
  await provider.interactionFinished(request, response, result);
}

/** Starts the provider at a port of this machine; 0: any free one. @throws PortTakenError */
export async function startProvider(port: number): Promise<LocalProvider> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException): void => {
      const isTaken = error.code === 'EADDRINUSE';
      const message = `Port ${port} is taken. Set IDENTITY_PORT to a free one, or to 0 for any.`;
      reject(isTaken ? new PortTakenError(message) : error);
    };
    server.once('error', refuse).listen(port, '127.0.0.1', resolve);
  });
  const { port: own } = server.address() as { port: number };
  const issuer = `http://localhost:${own}`;
  const provider = await makeProvider(issuer);
  const answer = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const answered = request.url?.startsWith('/interaction/')
      ? interact(provider, request, response)
      : answer(request, response);
    answered.catch(() => sendPage(response, 400, errorPage()));
  });
  return {
    issuer,
    port: own,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
