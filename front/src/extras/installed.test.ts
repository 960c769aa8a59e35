/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { startShell } from '../test/start-shell.ts';

let server: FastifyInstance;
beforeAll(async () => (server = await startShell()));
afterAll(() => server.close());

interface Manifest {
  readonly start_url: string;
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
    readonly purpose: string;
  }[];
}

/** Width and height of a PNG, in pixels. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

it('the manifest names icons that are there, of the sizes that it says', async () => {
  const { body, headers } = await server.inject('/manifest.webmanifest');
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
  const { icons, start_url } = JSON.parse(body) as Manifest;
  expect(start_url).toBe('/');
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes, type } of icons) {
    const icon = await server.inject(src);
    expect([src, icon.statusCode, icon.headers['content-type']]).toEqual([src, 200, type]);
    if (type === 'image/png') expect(sizeOf(icon.rawPayload)).toBe(sizes);
  }
});

it('the manifest is there in each language', async () => {
  const { body } = await server.inject('/manifest.webmanifest?language=ar');
  expect(JSON.parse(body)).toMatchObject({ id: '/', lang: 'ar', dir: 'rtl', start_url: '/ar' });
  const { body: unknown } = await server.inject('/manifest.webmanifest?language=xx');
  expect(JSON.parse(unknown)).toMatchObject({ lang: 'en', start_url: '/' });
});

it('each page names the manifest, the touch icon and the colour of the header', async () => {
  const { body } = await server.inject('/mfe-title');
  expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  expect((await server.inject('/fr/mfe-title')).body).toContain('href="/manifest.webmanifest?language=fr"');
  expect(body).toContain('<meta name="theme-color" content="#0e1a45">');
  expect(body).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
  expect(sizeOf((await server.inject('/apple-touch-icon.png')).rawPayload)).toBe('180x180');
});
