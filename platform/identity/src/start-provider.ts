import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { httpsOnlyHeaders } from '@sinima/server/security-headers';
import { AccountRoutes } from './routes/account-routes.ts';
import { AccountStore } from './accounts/account-store.ts';
import { demoPerson } from './accounts/demo-person.ts';
import { Exchange } from './routes/exchange.ts';
import { formTargets, makeProvider } from './local-provider.ts';
import { PAGE_FILES } from './pages/page-files.ts';
import { errorPage } from './pages/page.ts';
import type { IdentitySettings } from './settings/settings.ts';
import { InteractionRoutes } from './routes/interaction-routes.ts';
import { MailLinks } from './sign-in/mail-links.ts';
import { Passkeys } from './sign-in/passkeys.ts';

/** A running provider. */
export interface LocalProvider {
  readonly issuer: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** The port is taken; the message names the setting that changes it. */
export class PortTakenError extends Error {}

/** Start the provider. @throws PortTakenError */
export async function startProvider(settings: IdentitySettings): Promise<LocalProvider> {
  const { port, host, siteUrl } = settings;
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException): void => {
      const isTaken = error.code === 'EADDRINUSE';
      const message = `Port ${port} is taken. Set IDENTITY_PORT to a free one, or to 0 for any.`;
      reject(isTaken ? new PortTakenError(message) : error);
    };
    server.once('error', refuse).listen(port, host, resolve);
  });
  const { port: own } = server.address() as { port: number };
  const issuer = settings.issuer ?? `http://localhost:${own}`;
  const accounts = await AccountStore.open(settings.accountsDir, settings.isDemo ? [demoPerson] : []);
  const provider = await makeProvider({ issuer, siteUrl, accounts });
  const passkeys = new Passkeys(accounts, issuer);
  const parts = { provider, issuer, settings, accounts, passkeys, links: new MailLinks() };
  const interactions = new InteractionRoutes(parts);
  const account = new AccountRoutes(parts);
  const answerOthers = provider.callback();
  const targets = formTargets(siteUrl);

  const answer = async (exchange: Exchange): Promise<void> => {
    const { path, request, response } = exchange;
    const file = PAGE_FILES.get(path);
    if (file) exchange.file(file);
    else if (path.startsWith('/interaction/')) await interactions.answer(exchange);
    else if (path === '/account' || path.startsWith('/account/')) await account.answer(exchange);
    else await answerOthers(request, response);
  };
  const secure = httpsOnlyHeaders(issuer);
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(secure)) response.setHeader(name, value);
    const exchange = new Exchange(request, response, targets);
    answer(exchange).catch(() =>
      response.headersSent ? response.end() : exchange.page(400, errorPage(exchange.say)),
    );
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
