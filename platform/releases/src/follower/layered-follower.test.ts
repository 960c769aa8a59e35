import type { Generation } from '@sinima/contracts/pointer';
import type { Release } from '@sinima/contracts/release';
import { layeredFollower, type ReleaseSource } from './layered-follower.ts';

/** A source whose apps have one version each; it can be told that something changed. */
function source(place: string, versions: Readonly<Record<string, string>>) {
  const listeners = new Set<(generation: Generation) => void>();
  const apps = Object.fromEntries(Object.entries(versions).map(([app, version]) => [app, { version }]));
  const generation = { number: 1, apps } as unknown as Generation;
  const release = (app: string, version: string): Release | undefined =>
    versions[app] === version ? ({ app, version } as Release) : undefined;
  const one: ReleaseSource = {
    generation: () => generation,
    release,
    fetchRelease: (app, version) => {
      const found = release(app, version);
      return found
        ? Promise.resolve(found)
        : Promise.reject(new Error(`${app} ${version} is not in ${place}.`));
    },
    filePath: (app, file) => `/${place}/${app}/${file}`,
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    refresh: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  return { one, change: () => listeners.forEach((listener) => listener(generation)) };
}

const draft = source('draft', { 'mfe-title': '2' });
const live = source('live', { 'mfe-title': '1', 'mfe-people': '1' });
const both = layeredFollower(draft.one, live.one);

it('what is being worked on goes before what is live', async () => {
  const { apps } = both.generation();
  expect([apps['mfe-title']?.version, apps['mfe-people']?.version]).toEqual(['2', '1']);
  expect([both.filePath('mfe-title', 'x'), both.filePath('mfe-people', 'x')]).toEqual([
    '/draft/mfe-title/x',
    '/live/mfe-people/x',
  ]);
  expect(both.release('mfe-people', '1')).toBeDefined();
  await expect(both.fetchRelease('mfe-people', '1')).resolves.toMatchObject({ app: 'mfe-people' });
  await expect(both.fetchRelease('mfe-people', '3')).rejects.toThrow('is not in live');
});

it('a change of either is told with both in it, until nobody listens', () => {
  const told: (string | undefined)[] = [];
  const stop = both.onChange(({ apps }) => void told.push(apps['mfe-title']?.version));
  draft.change();
  live.change();
  stop();
  live.change();
  expect(told).toEqual(['2', '2']);
});
