/** What the developer tools of Module Federation find in a page: they read its snapshot and its share scopes. */
import type { Composition } from '@sinima/contracts/composition';
import { releaseFileUrl } from '@sinima/contracts/content-address';
import { hydrated } from '@sinima/testing/readiness';
import { home } from './site/site-pages.ts';
import { expect, test } from './site/site-test.ts';

test("Module Federation's developer tools find the host, its remotes with their versions, and the shared modules", async ({
  page,
  baseURL,
}) => {
  await page.goto(home.address);
  await hydrated(page);
  const { composition, snapshot, shared, instances } = await page.evaluate(() => {
    const { moduleInfo, __SHARE__, __INSTANCES__ } = __FEDERATION__;
    const state = document.getElementById('sinima-page')?.textContent ?? '';
    const packages = Object.values(__SHARE__).flatMap(({ default: scope = {} }) => Object.entries(scope));
    return {
      composition: (JSON.parse(state) as { composition: Composition }).composition,
      snapshot: moduleInfo,
      shared: packages.flatMap(([name, versions]) =>
        Object.entries(versions).map(([version, { from, useIn, loaded }]) => ({
          name,
          version,
          from,
          useIn,
          loaded,
        })),
      ),
      instances: __INSTANCES__.map(({ name }) => name),
    };
  });
  const loaded = composition.remotes.filter(({ name }) => ['mfe-catalogue', 'mfe-community'].includes(name));
  expect(loaded).toHaveLength(2);
  const consumer = snapshot['shell']?.remotesInfo ?? {};
  for (const { name, versions } of loaded) {
    const { global, version, entry } = versions[0]!;
    expect(instances).toContain(global);
    expect(consumer[global]).toEqual({ matchedVersion: version });
    expect(snapshot[`${global}:${version}`]).toEqual({
      version,
      remoteEntry: new URL(releaseFileUrl(name, entry), baseURL).href,
      globalName: global,
    });
  }
  const globals = loaded.map(({ versions }) => versions[0]!.global);
  expect(shared.map(({ name }) => name).sort()).toEqual(['@sinima/runtime', 'react', 'react-dom']);
  for (const { name, version, from, useIn, loaded: isLoaded } of shared) {
    expect([name, version, from, isLoaded]).toEqual([
      name,
      expect.stringMatching(/^\d+\.\d+\.\d+$/),
      'shell',
      true,
    ]);
    if (name === 'react') expect(useIn).toEqual(expect.arrayContaining(globals));
  }
});
