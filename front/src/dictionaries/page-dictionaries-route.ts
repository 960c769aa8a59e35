/** Where browsers fetch the dictionary that pages offer, when they have nothing else to do. */
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { useAsDictionary } from './dictionary-headers.ts';
import {
  DICTIONARIES_BASE,
  DICTIONARY_MS,
  type PageDictionaries,
  type PageDictionary,
} from './page-dictionaries.ts';

const asBrotli = promisify(brotliCompress);

/** It is no page, even when somebody opens it. */
const HEADERS = {
  'Cache-Control': `public, max-age=${DICTIONARY_MS / 1_000}, immutable`,
  'Content-Encoding': 'br',
  'Content-Security-Policy': "default-src 'none'",
  // Scripts fetch documents for steps within a page.
  'Use-As-Dictionary': useAsDictionary('/*', ['document', '']),
} as const;

/** Serve dictionaries as Brotli alone: every browser that asks for one takes it. */
export function servePageDictionaries(server: FastifyInstance, dictionaries: PageDictionaries): void {
  const compressed = new WeakMap<PageDictionary, Promise<Buffer>>();

  function brotliOf(dictionary: PageDictionary): Promise<Buffer> {
    const made = compressed.get(dictionary) ?? asBrotli(dictionary.bytes);
    compressed.set(dictionary, made);
    return made;
  }

  server.get<{ Params: { name: string } }>(
    `${DICTIONARIES_BASE}:name`,
    { compress: false },
    async (request, reply) => {
      const dictionary = await dictionaries.named(request.params.name);
      if (!dictionary) return reply.code(404).header('Cache-Control', 'no-store').send();
      return reply
        .headers(HEADERS)
        .type('text/plain; charset=utf-8')
        .send(await brotliOf(dictionary));
    },
  );
}
