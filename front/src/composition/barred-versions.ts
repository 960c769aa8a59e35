import { ALL_VERSIONS } from '@sinima/contracts/offline';
import type { Generation } from '@sinima/contracts/pointer';

/** Return the versions that may not run, by app: those that were rejected, and all of apps that were taken off the site. */
export function barredVersions(generations: readonly Generation[]): Record<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  const add = (app: string, versions: readonly string[]): void => {
    if (versions.length > 0) found.set(app, new Set([...(found.get(app) ?? []), ...versions]));
  };
  const isLive = (app: string): boolean => generations.some(({ apps }) => Object.hasOwn(apps, app));
  for (const { apps, retired = {} } of generations) {
    for (const [app, { barred }] of Object.entries(apps)) add(app, Object.keys(barred));
    for (const app of Object.keys(retired)) if (!isLive(app)) add(app, [ALL_VERSIONS]);
  }
  return Object.fromEntries([...found].map(([app, versions]) => [app, [...versions]]));
}
