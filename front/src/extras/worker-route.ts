/** The service worker, and the addresses that it reads. */
import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { GENERATION_HEADER } from '@sinima/contracts/composition';
import { releaseFileUrl } from '@sinima/contracts/content-address';
import { BARRED_VERSIONS_PATH, SERVICE_WORKER_PATH, type BarredVersions } from '@sinima/contracts/offline';
import type { FastifyInstance } from 'fastify';
import pMemoize from 'p-memoize';
import type { LiveSite } from '../composition/live-site.ts';
import type { RunningHost } from '../composition/running-host.ts';
import { STOP_WORKER } from './stop-worker.ts';

interface OfflineOptions {
  readonly site: Pick<LiveSite, 'generation' | 'barred'>;
  readonly host: Pick<RunningHost, 'version' | 'client' | 'serviceWorker' | 'pathOf'>;
  /** Whether browsers keep copies of pages. */
  readonly serviceWorker: 'on' | 'off';
}

/** A worker may load nothing but what it fetches from this site. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/**
 * Return the worker's script. It begins with what the worker knows of its host, so that each version of the host has a
 * worker of its own, and browsers take a former one when the host is rolled back.
 */
async function workerScript({
  version,
  client,
  serviceWorker,
  pathOf,
}: OfflineOptions['host']): Promise<string> {
  const fileUrl = (file: string): string => releaseFileUrl('shell', file);
  const facts = { version, style: fileUrl(client.style), fonts: client.fonts.map(fileUrl) };
  return `self.sinimaHost=${JSON.stringify(facts)};\n${await readFile(pathOf(serviceWorker), 'utf8')}`;
}

const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Serve the worker's script, or the one that ends it, and the list of barred versions. */
export function serveOffline(server: FastifyInstance, { site, host, serviceWorker }: OfflineOptions): void {
  const script = pMemoize(async () => (serviceWorker === 'on' ? workerScript(host) : STOP_WORKER));
  server.get(SERVICE_WORKER_PATH, async (request, reply) => {
    const text = await script();
    const etag = etagOf(text);
    reply.headers({ 'Cache-Control': 'no-cache', ETag: etag, 'Content-Security-Policy': WORKER_POLICY });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(text);
  });

  server.get(BARRED_VERSIONS_PATH, async (request, reply) => {
    const generation = site.generation().number;
    const list = { generation, barred: site.barred(), serviceWorker } satisfies BarredVersions;
    const etag = etagOf(JSON.stringify(list));
    reply.headers({ 'Cache-Control': 'no-cache', ETag: etag, [GENERATION_HEADER]: String(generation) });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.send(list);
  });
}
