/** @jest-environment node */
import http from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { Decoder } from '@toondepauw/node-zstd';
import type { FastifyInstance } from 'fastify';
import { startShell } from '../test/start-shell.ts';

const WORDS = Array.from({ length: 500 }, (_, index) => `word ${index * 7919}`).join(' ');

/** What a current Chromium sends. */
const ENCODINGS = { 'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz' };

const owned = {
  pages: {
    title: { paths: ['/title/:slug'] },
    person: { paths: ['/person/:slug'] },
    list: { paths: ['/list'] },
  },
  widgets: {},
};

const page = { load: async () => ({ default: () => WORDS, head: () => ({ title: 'A page' }) }) };

let shell: FastifyInstance;
let origin: string;

beforeEach(async () => {
  shell = await startShell({
    pageCacheMegabytes: 8,
    publicOrigin: 'https://sinima.example',
    remote: () => ({ pages: { title: page, person: page, list: page }, widgets: {} }),
    prepare(releases) {
      releases.addRemote('mfe-title', '2.0.0', owned);
      releases.setLive('mfe-title', '2.0.0', { owned });
    },
  });
  origin = await shell.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(() => shell.close());

interface Answered {
  readonly status: number | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** `fetch` decodes what it gets. */
const get = (path: string, headers: http.OutgoingHttpHeaders = ENCODINGS): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const request = http.request(origin + path, { headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(parts) }),
      );
    });
    request.on('error', reject).end();
  });

/** Have enough pages seen, and fetch the dictionary that the next one offers. */
async function fetchDictionary(): Promise<Answered & { available: http.OutgoingHttpHeaders; bytes: Buffer }> {
  for (const kind of ['title', 'person']) {
    for (const slug of [1, 2, 3, 4]) await get(`/${kind}/${slug}`);
  }
  const { headers } = await get('/title/5');
  const [, path, hash] = /^<(\/page-dictionaries\/([\w-]{43}))>; rel="compression-dictionary"$/.exec(
    String(headers.link),
  )!;
  const answered = await get(path!);
  const available = { 'available-dictionary': `:${Buffer.from(hash!, 'base64url').toString('base64')}:` };
  return { ...answered, available, bytes: brotliDecompressSync(answered.bytes) };
}

it('a dictionary is cached by browsers for 30 days, for documents and what scripts fetch, and is no page', async () => {
  const { status, headers } = await fetchDictionary();
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=2592000, immutable',
    'use-as-dictionary': 'match="/*", match-dest=("document" "")',
    'content-type': 'text/plain; charset=utf-8',
    'content-security-policy': "default-src 'none'",
  });
});

it.each(['made for one visitor', 'cached'])(
  'a page that is %s is small for a browser with the dictionary',
  async (how) => {
    const { available, bytes: dictionary } = await fetchDictionary();
    if (how === 'cached') await get('/title/6', { ...ENCODINGS, ...available });
    const small = await get('/title/6', { ...ENCODINGS, ...available });
    expect(small.headers).toMatchObject({
      'content-encoding': 'dcz',
      vary: 'Save-Data, Available-Dictionary, Accept-Encoding',
      etag: expect.stringMatching(/-dcz-[\w-]{43}"$/),
    });
    expect(small.headers.link).toBeUndefined();
    const whole = await get('/title/6');
    expect(whole.headers['content-encoding']).toBe('br');
    expect(small.bytes.byteLength).toBeLessThan(whole.bytes.byteLength / 2);
    expect(await new Decoder(dictionary).decode(small.bytes.subarray(40))).toEqual(
      brotliDecompressSync(whole.bytes),
    );
  },
);

it('a page that the browser has is not sent again, whichever dictionary it came with', async () => {
  const { available } = await fetchDictionary();
  const { headers } = await get('/title/6', { ...ENCODINGS, ...available });
  const again = await get('/title/6', { ...ENCODINGS, 'if-none-match': headers.etag });
  expect([again.status, again.bytes.byteLength]).toEqual([304, 0]);
});

it('a page of one visitor alone is compressed with no dictionary, and offers none', async () => {
  const { available } = await fetchDictionary();
  const own = await get('/title/6', { ...ENCODINGS, ...available, cookie: 'sinima_session=mine' });
  expect(own.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'private, no-store' });
  expect(own.headers.link).toBeUndefined();
});

it('a page that is the only one of its kind offers no dictionary, and no page does to a visitor that saves data', async () => {
  await fetchDictionary();
  for (const [path, more] of [
    ['/list', {}],
    ['/title/6', { 'save-data': 'on' }],
  ] as const) {
    expect((await get(path, { ...ENCODINGS, ...more })).headers.link).toBeUndefined();
  }
  expect((await get('/title/6')).headers.link).toBeDefined();
});

it('a dictionary that nobody made is not found', async () => {
  expect((await get(`/page-dictionaries/${'A'.repeat(43)}`)).status).toBe(404);
  const { headers } = await get('/title/6', { ...ENCODINGS, 'available-dictionary': `:${'A'.repeat(43)}=:` });
  expect(headers['content-encoding']).toBe('br');
});

it('a browser with a dictionary of another server gets no second one', async () => {
  await fetchDictionary();
  await get('/title/6');
  const { headers } = await get('/title/6', { ...ENCODINGS, 'available-dictionary': `:${'A'.repeat(43)}=:` });
  expect([headers['content-encoding'], headers.link]).toEqual(['br', undefined]);
});
