/** @jest-environment node */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { startShell } from '../test/start-shell.ts';

let shell: FastifyInstance;
let port: number;
let logged: string;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sinima-pictures-'));
  writeFileSync(path.join(folder, 'poster.svg'), '<svg/>');
  logged = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    logged += String(text);
    return true;
  });
  shell = await startShell({ attachedAssetsDir: folder, logLevel: 'warn' });
  await shell.listen({ host: '127.0.0.1', port: 0 });
  port = (shell.server.address() as AddressInfo).port;
});

afterAll(async () => {
  await shell.close();
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Ask for an address as it stands: no client on the way puts it right. */
async function get(address: string, method = 'GET') {
  const request = http.request({ host: '127.0.0.1', port, method, path: address, agent: false }).end();
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return {
    status: response.statusCode,
    type: response.headers['content-type'],
    allow: response.headers.allow,
    sniffing: response.headers['x-content-type-options'],
    policy: response.headers['content-security-policy'],
    body: await text(response),
  };
}

const addresses = [
  '/%E0%A4%A',
  '/%',
  '/%%',
  '/%zz',
  '/%ff',
  '/%c0%ae%c0%ae/',
  '/%00',
  '/title/%00',
  '/title/a%00b/cast',
  '/title/%0d%0aSet-Cookie:%20a=b',
  '/title/%7f',
  '/..',
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/..%5c..%5cwindows%5cwin.ini',
  '/..\\..\\windows\\win.ini',
  '/title/..%2f..%2f..%2fetc%2fpasswd',
  '/attached_assets/..%2f..%2fetc%2fpasswd',
  '/attached_assets/%00.svg',
  '/attached_assets/poster.svg%00.png',
  '/attached_assets/%',
  '/releases/mfe-title/browser/..%2f..%2f1.0.0',
  '/releases/%E0%A4%A/browser/x',
  '/social/title/..%2f..%2fx.png',
  '/social/title/%.png',
  '/sitemaps/..%2fx.xml',
  '/cloth/%E0%A4%A',
  '/cloth/..%2f..%2fx.svg',
  '/.git/config',
  '/.env',
  '/api/..%2f..%2fhealth',
  '/api/%',
  '//',
  '//elsewhere.example/',
  '//[',
  '/\\elsewhere.example',
  '//%00',
  '/%2f%2felsewhere.example',
  '//?preview=x',
  `/${'a'.repeat(5_000)}`,
  `/title/${'a'.repeat(5_000)}`,
  `/search?q=${'a'.repeat(5_000)}`,
  `/${'../'.repeat(500)}`,
  '/%252e%252e%252f',
  '/%25',
  '/title/%2525',
  '/nowhere/%F0%9F%8E%AC',
];

describe('addresses that nothing has', () => {
  it.each(addresses.map((address) => [address.slice(0, 60), address]))(
    '%s is answered with a page of a few words, and no stack',
    async (_shown, address) => {
      logged = '';
      const { status, type, sniffing, policy, body } = await get(address);
      expect([400, 404, 414]).toContain(status);
      expect(policy).toMatch(/frame-ancestors 'none'/);
      expect([type, sniffing]).toEqual(['text/html; charset=utf-8', 'nosniff']);
      expect(body).toContain('<h1');
      expect(body).not.toMatch(/node_modules|\.ts:\d|root:x:/);
      expect(logged).not.toMatch(/"level":[56]0/);
    },
  );

  it.each(['/', '/attached_assets/poster.svg', '/?q=%E0%A4%A', '/?..//', '/?preview='])(
    '%s is an address like others',
    async (address) => {
      expect((await get(address)).status).toBeLessThan(404);
    },
  );

  it.each([
    '/speculation-rules.json',
    '/service-worker.js',
    '/attached_assets/poster.svg',
    '/releases/mfe-title/browser/nothing.js',
    '/social/nothing.png',
    '/health/live',
  ])('the type of what %s answers is not guessed at', async (address) => {
    expect((await get(address)).sniffing).toBe('nosniff');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'] as const)(
    '%s to a page is answered with a plain 405 that tells what is allowed',
    async (method) => {
      const { status, type, allow, policy } = await get('/movies', method);
      expect(policy).toMatch(/^default-src 'none'; base-uri 'none'; .*frame-ancestors 'none'/);
      expect([status, type, allow]).toEqual([405, 'text/html; charset=utf-8', 'GET, HEAD']);
    },
  );

  it.each(['/%', '/title/%00', '/%ff', '//elsewhere.example/', '/..%2f..%2fetc%2fpasswd'])(
    '%s of a page is the not-found screen of the site',
    async (address) => {
      const { status, body } = await get(address);
      expect(status).toBe(404);
      expect(body).toContain('404 Page Not Found');
      expect(body).toContain('<header');
    },
  );
});
