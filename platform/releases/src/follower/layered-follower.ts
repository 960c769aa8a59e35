/** Two followed stores as one: what is being worked on goes before what is live. */
import type { Generation } from '@sinima/contracts/pointer';
import type { Follower } from './follower.ts';

/** The part of a follower that tells which versions are live, and gives their files. */
export type ReleaseSource = Pick<
  Follower,
  'generation' | 'release' | 'fetchRelease' | 'filePath' | 'onChange' | 'refresh' | 'close'
>;

/** Return both as one: each app is as the first has it, where it has it. */
export function layeredFollower(first: ReleaseSource, then: ReleaseSource): ReleaseSource {
  const generation = (): Generation => {
    const below = then.generation();
    return { ...below, apps: { ...below.apps, ...first.generation().apps } };
  };
  return {
    generation,
    release: (app, version) => first.release(app, version) ?? then.release(app, version),
    fetchRelease: (app, version) =>
      first.fetchRelease(app, version).catch(() => then.fetchRelease(app, version)),
    filePath: (app, file) => (app in first.generation().apps ? first : then).filePath(app, file),
    onChange(listener) {
      const stops = [first, then].map((one) => one.onChange(() => listener(generation())));
      return () => stops.forEach((stop) => stop());
    },
    async refresh() {
      await Promise.all([first.refresh(), then.refresh()]);
    },
    async close() {
      await Promise.all([first.close(), then.close()]);
    },
  };
}
