import type { Generation } from '@sinima/contracts/pointer';
import type { RemoteRelease } from '@sinima/contracts/release';
import { misfits } from './surrounding-site.ts';

const offers = { shared: { react: '19.3.1' }, runtime: ['apiQuery'], tokens: [], slots: ['home'] as const };

const release = (app: RemoteRelease['app'], runtime: string[]) =>
  ({ app, version: '2.0.0', widgets: {}, needs: { shared: {}, runtime, tokens: [], api: {} } }) as never;

const releases: Readonly<Record<string, RemoteRelease>> = {
  'mfe-people': release('mfe-people', ['apiQuery']),
  'mfe-title': release('mfe-title', ['useOrbit']),
  'mfe-community': release('mfe-community', ['useOrbit']),
};

const site = {
  origin: 'https://staging.example',
  store: { release: async (app: string) => releases[app]! },
  generation: {
    apps: Object.fromEntries(['shell', ...Object.keys(releases)].map((app) => [app, { version: '2.0.0' }])),
  } as unknown as Generation,
};

it('what of a surrounding site does not fit the host is named with the reason, but for what comes from source', async () => {
  const named = await misfits(site, { offers }, ['mfe-community']);
  expect(named).toEqual([
    expect.stringContaining('mfe-title 2.0.0 of https://staging.example does not fit the host'),
  ]);
  expect(named[0]).toContain('useOrbit of @sinima/runtime');
});
