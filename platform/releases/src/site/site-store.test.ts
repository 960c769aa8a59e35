import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GENERATION_HEADER, VISITOR_VERSIONS_PATH } from '@sinima/contracts/composition';
import { OFFERED_STORE_PATH } from '@sinima/contracts/offered-store';
import { askForTrust, openSiteStore, parseSiteAddress } from './site-store.ts';

const trust = { pointer: ['A'.repeat(43) + '='], releases: { 'mfe-title': ['B'.repeat(43) + '='] } };
const asked: IncomingMessage[] = [];
let server: Server;

async function site(answer: RequestListener): Promise<string> {
  server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(() => void asked.splice(0));
afterEach(async () => {
  if (server?.listening) await new Promise((resolve) => server.close(resolve));
});

it('a store of a site reads objects, and asks for those that it has whether they changed', async () => {
  const origin = await site(({ url, headers }, response) => {
    if (url !== `${OFFERED_STORE_PATH}live.json`) return response.writeHead(404).end();
    const isKnown = headers['if-none-match'] === '"7"';
    return response.writeHead(isKnown ? 304 : 200, { ETag: '"7"' }).end(isKnown ? '' : 'seven');
  });
  const store = openSiteStore(`${origin}/title/lionheart`);
  expect(await store.read('live.json')).toEqual({ bytes: Buffer.from('seven'), etag: '"7"' });
  expect(await store.readIfChanged('live.json', '"7"')).toBe('unchanged');
  expect(await store.read('mfe-title/../../secret')).toBeUndefined();
  expect(asked.at(-1)?.url).toBe('/secret');
  await expect(store.write('live.json', Buffer.from(''))).rejects.toThrow('read from here and not changed');
  await expect(store.delete('live.json')).rejects.toThrow('read from here and not changed');
});

it('a site tells which keys count there', async () => {
  const origin = await site((_request, response) => void response.end(JSON.stringify(trust)));
  expect(await askForTrust(origin)).toEqual(trust);
});

it('a site that does not offer its releases is told from one that is none of ours, and from one that is away', async () => {
  const origin = await site(({ url }, response) => {
    const isAsked = url === VISITOR_VERSIONS_PATH;
    response.writeHead(isAsked ? 200 : 404, isAsked ? { [GENERATION_HEADER]: '4' } : {}).end();
  });
  await expect(askForTrust(origin)).rejects.toThrow(
    `${origin} does not offer its releases. Its operator can set OFFER_RELEASES=true`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(askForTrust(origin)).rejects.toThrow(`${origin} does not answer`);
  const other = await site((_request, response) => void response.writeHead(404).end());
  await expect(askForTrust(other)).rejects.toThrow(`${other} is not a Sinima site`);
});

it('what a site answers in place of an object, be it an error or something else, is no object', async () => {
  let status = 503;
  const origin = await site((_request, response) => void response.writeHead(status).end('<html>'));
  await expect(openSiteStore(origin).read('live.json')).rejects.toThrow('answers 503');
  status = 200;
  await expect(askForTrust(origin)).rejects.toThrow('is not valid JSON');
});

it('keys are taken by HTTPS or from this machine, and never unencrypted from another', async () => {
  await expect(askForTrust('http://staging.example')).rejects.toThrow('Use https');
});

it.each(['staging.example', 'ftp://staging.example', 's3://bucket'])('%s is no address of a site', (text) => {
  expect(() => parseSiteAddress(text)).toThrow('is not the address of a site');
});
