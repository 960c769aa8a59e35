import { SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';
import type { FastifyInstance } from 'fastify';
import type { BffReader } from '../api-reads/bff-client.ts';
import type { LiveSite } from '../composition/live-site.ts';
import type { LiveApp } from '../composition/status-of-site.ts';
import type { PageLimit } from '../http/page-limit.ts';
import { queryLanguage } from '../http/query-language.ts';
import { STATUS_HEADERS, STATUS_PATH, statusPage } from './status-page.ts';

/** How long the page waits for the API, in ms. */
const API_MS = 2_000;

interface StatusOptions {
  readonly site: Pick<LiveSite, 'status' | 'releases'>;
  readonly read: BffReader;
  readonly limit: Pick<PageLimit, 'check'>;
}

/** Tell visitors what is live since when, in each language. It needs no renderer and no release, and says so where the API does not answer. */
export function serveStatus(server: FastifyInstance, { site, read, limit }: StatusOptions): void {
  const apiVersion = async (): Promise<string | undefined> => {
    try {
      const contract = await read('/api/openapi.json', AbortSignal.timeout(API_MS));
      return (contract as { info: { version: string } }).info.version;
    } catch {
      return undefined;
    }
  };
  function textsOf({ name, version }: LiveApp, language: Language) {
    const release = site.releases().find((each) => each.app === name && each.version === version);
    return { app: name, facts: release?.translations?.[language] };
  }
  server.get<{ Querystring: { language?: unknown } }>(
    STATUS_PATH,
    { onRequest: limit.check },
    async ({ query }, reply) => {
      const language = queryLanguage(query);
      const status = site.status();
      const facts = {
        ...status,
        texts: language === SOURCE_LANGUAGE ? [] : status.apps.map((app) => textsOf(app, language)),
        api: await apiVersion(),
        now: new Date().toISOString(),
      };
      return reply.headers(STATUS_HEADERS).type('text/html; charset=utf-8').send(statusPage(language, facts));
    },
  );
}
