import type { Generation } from '@sinima/contracts/pointer';
import type { Follower } from '@sinima/releases/follower';

function latestAlone({ apps, ...generation }: Generation): Generation {
  const live = Object.entries(apps).map(
    ([app, { previous: _former, ...pointer }]) => [app, pointer] as const,
  );
  return { ...generation, apps: Object.fromEntries(live) };
}

/** Follow a store without fallback versions: while you develop, you see a fault at once. */
export function withoutFallbacks(follower: Follower): Follower {
  const generation: Follower['generation'] = () => latestAlone(follower.generation());
  return {
    generation,
    document: () => follower.document(),
    release: (app, version) => follower.release(app, version),
    fetchRelease: (app, version) => follower.fetchRelease(app, version),
    filePath: (app, file) => follower.filePath(app, file),
    ensureFile: (app, file) => follower.ensureFile(app, file),
    onChange: (listener) => follower.onChange(() => listener(generation())),
    refresh: () => follower.refresh(),
    close: () => follower.close(),
  };
}
