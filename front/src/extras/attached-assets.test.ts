/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { serveAttachedAssets } from './attached-assets.ts';

let folder: string;
let server: FastifyInstance;

/** Ask for a path as it is written: `fetch` would resolve its dots. */
async function get(requested: string) {
  await server.listen({ port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get({ port, path: requested }, resolve).on('error', reject);
  });
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sinima-assets-'));
  mkdirSync(path.join(folder, 'assets/posters'), { recursive: true });
  writeFileSync(path.join(folder, 'assets/posters/king.jpg'), 'a picture');
  writeFileSync(path.join(folder, 'assets/.hidden.jpg'), 'hidden');
  writeFileSync(path.join(folder, 'assets/notes.txt'), 'notes');
  writeFileSync(path.join(folder, 'secret.jpg'), 'secret');
  server = Fastify();
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('/attached_assets/', () => {
  it('/attached_assets/ serves a picture of the folder, to be requested again after a day', async () => {
    await serveAttachedAssets(server, path.join(folder, 'assets'));
    const response = await get('/attached_assets/posters/king.jpg');
    expect(response.status).toBe(200);
    expect(response.body).toBe('a picture');
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-resource-policy': 'cross-origin',
      etag: expect.any(String),
    });
  });

  it.each([
    ['a picture that is not there', 'posters/queen.jpg'],
    ['a folder', 'posters/'],
    ['a hidden file', '.hidden.jpg'],
    ['what is no picture', 'notes.txt'],
    ['a file outside the folder', '../secret.jpg'],
    ['a file outside the folder, encoded', '..%2fsecret.jpg'],
    ['a file outside the folder, encoded whole', '%2e%2e%2fsecret.jpg'],
    ['a file outside the folder, encoded twice', '%252e%252e%252fsecret.jpg'],
    ['a file outside the folder, with a backslash', '..%5csecret.jpg'],
    ['a file by its absolute path', '%2fetc%2fpasswd.jpg'],
    ['a name with a null byte', 'king.txt%00.jpg'],
  ])('/attached_assets/ does not serve %s', async (_what, file) => {
    await serveAttachedAssets(server, path.join(folder, 'assets'));
    const { status, body } = await get(`/attached_assets/${file}`);
    expect([400, 403, 404]).toContain(status);
    expect(body).not.toMatch(/secret"?$|hidden"?$|root:/);
  });

  it('/attached_assets/ is 404 when there is no such folder', async () => {
    await serveAttachedAssets(server, path.join(folder, 'no-such-folder'));
    expect((await get('/attached_assets/posters/king.jpg')).status).toBe(404);
  });
});
