/** @jest-environment node */
import { askForTrust, openSiteStore } from '@sinima/releases/site-store';
import type { FastifyInstance } from 'fastify';
import type { FakeReleases } from '../test/fake-releases.ts';
import { startShell } from '../test/start-shell.ts';

let releases: FakeReleases;
let server: FastifyInstance;

const prepare = (made: FakeReleases): void => {
  releases = made;
  releases.addRemote('mfe-title', '0.9.0');
  releases.addRemote('mfe-title', '2.0.0');
};
const listen = (): Promise<string> => server.listen({ host: '127.0.0.1', port: 0 });

afterEach(() => server.close());

describe('the releases that a site offers', () => {
  it('are those that visitors may get, with the pointer and the public keys', async () => {
    server = await startShell({ prepare, offersReleases: true });
    const origin = await listen();
    const store = openSiteStore(origin);
    const release = releases.release('mfe-title', '1.0.0')!;
    const trust = await fetch(`${origin}/release-store/trust.json`);
    expect(trust.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await trust.json()).toEqual({
      pointer: [],
      releases: { shell: ['key of shell'], 'mfe-title': ['key of mfe-title'] },
    });
    expect((await store.read('live.json'))?.bytes).toEqual(releases.document());
    expect((await store.read(`mfe-title/${release.server}`))?.bytes.toString()).toBe(
      'server of mfe-title 1.0.0',
    );
    expect(await store.read('mfe-title/2.0.0/release.json')).toBeUndefined();
    const unseen = releases.release('mfe-title', '2.0.0')!;
    expect(await store.read(`mfe-title/${unseen.server}`)).toBeUndefined();

    releases.setLive('mfe-title', '2.0.0', { previous: '1.0.0' });
    expect((await store.read(`mfe-title/${unseen.server}`))?.bytes.toString()).toBe(
      'server of mfe-title 2.0.0',
    );
    const live = await store.read('live.json');
    expect(JSON.parse(live!.bytes.toString())).toMatchObject({ signed: releases.generation() });
    expect(await store.readIfChanged('live.json', live!.etag)).toBe('unchanged');
  });

  it.each(['..%2f..%2fpackage.json', 'mfe-title%2f..%2f..%2fsecret', '.keys/pointer.pem', 'mfe-title', ''])(
    'are no more than that: "%s" is nothing',
    async (key) => {
      server = await startShell({ prepare, offersReleases: true });
      const { statusCode, headers } = await server.inject(`/release-store/${key}`);
      expect(statusCode).toBe(404);
      expect(headers['content-type']).not.toBe('application/octet-stream');
    },
  );

  it('are none unless the operator says so', async () => {
    server = await startShell({ prepare });
    const origin = await listen();
    expect(await openSiteStore(origin).read('live.json')).toBeUndefined();
    await expect(askForTrust(origin)).rejects.toThrow('does not offer its releases');
  });
});
