/** @jest-environment node */
import type { Composition } from '@sinima/contracts/composition';
import Fastify from 'fastify';
import { changedApps, tellSharedCaches } from './tell-shared-caches.ts';

const remote = (name: string, ...versions: string[]): Composition['remotes'][number] => ({
  name,
  owned: { pages: {}, widgets: {} },
  versions: versions.map((version) => ({ version, global: name, entry: 'entry.js', styles: [] })),
});

const compositionOf = (...remotes: Composition['remotes']): Composition => ({ generation: 1, remotes });

it.each([
  ['nothing', compositionOf(remote('a', '1')), []],
  ['another version', compositionOf(remote('a', '2', '1')), ['a']],
  ['a version that is barred', compositionOf(remote('a')), ['a']],
  ['a remote that comes', compositionOf(remote('a', '1'), remote('b', '1')), ['b']],
  ['a remote that goes', compositionOf(), ['a']],
])('the remotes that are changed by %s are told', (_what, after, apps) => {
  expect(changedApps(compositionOf(remote('a', '1')), after)).toEqual(apps);
});

it('shared caches are told of other versions, of a canary, of other servers, and of a host that begins', async () => {
  const told: (readonly string[])[] = [];
  let [composition, isCanary] = [compositionOf(remote('a', '1')), false];
  let changed = (): void => undefined;
  let purged: (purge: { keys: readonly string[] }) => void = () => undefined;
  const server = Fastify();
  tellSharedCaches(server, {
    site: {
      compose: () => ({ composition, navigationIn: () => ({}), find: () => undefined }) as never,
      isCanaryUnderWay: () => isCanary,
      onChange: (listener) => {
        changed = listener;
        return () => undefined;
      },
    },
    shared: {
      onPurge: (listener) => {
        purged = listener;
        return () => undefined;
      },
    },
    sender: { purge: (keys: readonly string[]) => told.push(keys), close: () => undefined } as never,
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  composition = compositionOf(remote('a', '2', '1'));
  changed();
  changed();
  isCanary = true;
  changed();
  purged({ keys: ['title:x'] });
  await server.close();
  expect(told).toEqual([['shell'], ['a'], ['*'], ['title:x']]);
});
