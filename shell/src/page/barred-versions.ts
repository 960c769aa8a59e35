/** Which versions an operator, or the guard, has rejected: asked by the service worker, and by pages that the browser restores. */
import { ALL_VERSIONS, type BarredVersions } from '@sinima/contracts/offline';

/** Versions that something would run, by app. */
export type RunVersions = Readonly<Record<string, readonly string[]>>;

/** Tell whether a version may not run. */
export function isBarred(barred: BarredVersions['barred'], app: string, version: string): boolean {
  const versions = barred[app] ?? [];
  return versions.includes(version) || versions.includes(ALL_VERSIONS);
}

/** Tell whether one of the versions is barred. */
export function isAnyBarred(barred: BarredVersions['barred'], versions: RunVersions): boolean {
  return Object.entries(versions).some(([app, each]) =>
    each.some((version) => isBarred(barred, app, version)),
  );
}
