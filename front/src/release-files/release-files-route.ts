/** The browser files of releases: each named by its own content, so that it is never stale and never another. */
import { readFile } from 'node:fs/promises';
import { hashOfAddress, RELEASES_BASE } from '@sinima/contracts/content-address';
import { signatureHeaders } from '@sinima/releases/response-signature';
import { SHARED_FILE_HEADERS } from '@sinima/server/security-headers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { availableDictionary, useAsDictionary } from '../dictionaries/dictionary-headers.ts';
import type { BrowserFile } from '@sinima/releases/follower';
import { dictionaryPattern, type ReleaseDeltas } from '../dictionaries/release-deltas.ts';

interface ReleaseFilesOptions {
  /** Find a file on this machine; undefined where no release names it. */
  readonly find: (app: string, file: string) => Promise<BrowserFile | undefined>;
  /** Makes deltas for browsers with a former version of a file; undefined: whole files only. */
  readonly deltas: ReleaseDeltas | undefined;
}

/** Content types by file extension; files with other extensions are not served. */
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** Ending of a compressed copy, by the name of the encoding; the one that saves most first. */
const COPIES = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Bytes of files that are kept in memory: some twenty times what all live releases have. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Files whose place is remembered, and for how long, in milliseconds. */
const MAX_KNOWN = 2_000;
const KNOWN_MS = 60_000;

const APP = /^(?:shell|mfe-[a-z0-9-]+)$/;

interface Body {
  readonly encoding?: 'br' | 'dcz' | 'gzip';
  readonly bytes: Buffer;
}

/** Tell whether a browser takes an encoding. */
function accepts(request: FastifyRequest, encoding: string): boolean {
  const header = request.headers['accept-encoding'];
  const offers = (Array.isArray(header) ? header.join() : (header ?? '')).split(',');
  return offers.some((offer) => {
    const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** Serve `/releases/<app>/browser/<file>`, and nothing else of a release. */
export function serveReleaseFiles(server: FastifyInstance, { find, deltas }: ReleaseFilesOptions): void {
  const bodies = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (bytes) => bytes.length + 1,
  });

  const known = new LRUCache<string, BrowserFile>({ max: MAX_KNOWN, ttl: KNOWN_MS });

  async function read(path: string): Promise<Buffer | undefined> {
    const known = bodies.get(path);
    if (known) return known;
    const bytes = await readFile(path).catch(() => undefined);
    if (bytes) bodies.set(path, bytes);
    return bytes;
  }

  async function bodyFor(request: FastifyRequest, { path }: BrowserFile): Promise<Body | undefined> {
    for (const [encoding, ending] of COPIES) {
      const bytes = accepts(request, encoding) ? await read(path + ending) : undefined;
      if (bytes) return { encoding, bytes };
    }
    const bytes = await read(path);
    return bytes && { bytes };
  }

  function deltaFor(request: FastifyRequest, app: string, file: string): Body | undefined {
    const hash = availableDictionary(request.headers['available-dictionary']?.toString());
    if (hash === undefined || !accepts(request, 'dcz')) return undefined;
    const bytes = deltas?.get(app, file, hash);
    return bytes && { encoding: 'dcz', bytes };
  }

  server.get<{ Params: { app: string; name: string } }>(
    `${RELEASES_BASE}:app/browser/:name`,
    // A file without a compressed copy is not worth compressing.
    { compress: false },
    async (request, reply) => {
      const { app, name } = request.params;
      const file = `browser/${name}`;
      const hash = hashOfAddress(file);
      const type = TYPES[name.slice(name.lastIndexOf('.') + 1)];
      if (hash === undefined || type === undefined || !APP.test(app)) return reply.callNotFound();

      let found: BrowserFile | undefined;
      try {
        found = known.get(`${app}/${file}`) ?? (await find(app, file));
        if (found) known.set(`${app}/${file}`, found);
      } catch (error) {
        request.log.error({ err: error, app, file }, 'a file of a release is out of reach');
        return reply.code(503).headers({ 'Cache-Control': 'no-store', 'Retry-After': '5' }).send();
      }
      const etag = `"${hash}"`;
      const pattern = deltas && dictionaryPattern(app, file);
      const headers = {
        ...SHARED_FILE_HEADERS,
        'Cache-Control': 'public, max-age=31536000, immutable',
        ETag: etag,
        Vary: pattern === undefined ? 'Accept-Encoding' : 'Accept-Encoding, Available-Dictionary',
        ...(pattern !== undefined && { 'Use-As-Dictionary': useAsDictionary(pattern) }),
        ...(found && found.signatures.length > 0 && signatureHeaders(hash, found.signatures)),
      };
      if (found && request.headers['if-none-match'] === etag) return reply.code(304).headers(headers).send();
      const body = found && (deltaFor(request, app, file) ?? (await bodyFor(request, found)));
      if (!body) return reply.code(404).header('Cache-Control', 'no-store').send();
      if (body.encoding) reply.header('Content-Encoding', body.encoding);
      return reply.headers(headers).type(type).send(body.bytes);
    },
  );
}
