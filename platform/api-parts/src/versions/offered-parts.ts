/** Which versions of parts there are at this moment, and which of them answers a call. */
import type { Generation } from '@sinima/contracts/pointer';
import type { Follower } from '@sinima/releases/follower';
import { isBelowAny } from '../shapes/prefixes.ts';
import { partOfRelease, type PartVersion } from '../shapes/part-of-release.ts';

/** The versions of a remote's part that visitors get. */
export interface PartsOfApp {
  readonly live?: PartVersion;
  readonly canary?: PartVersion;
  readonly previous?: PartVersion;
}

/** Return the parts of a generation by app, as far as their releases are here. */
export function partsOf(follower: Pick<Follower, 'release'>, { apps }: Generation): Map<string, PartsOfApp> {
  const parts = new Map<string, PartsOfApp>();
  for (const [app, { version, canary, previous }] of Object.entries(apps)) {
    const part = (name: string | undefined): PartVersion | undefined =>
      name === undefined ? undefined : partOfRelease(follower.release(app, name));
    const found = { live: part(version), canary: part(canary?.version), previous: part(previous) };
    if (found.live || found.canary || found.previous) parts.set(app, found);
  }
  return parts;
}

/** Which version a call is for: `mfe-x@1.0.0-abc`, `1.0.0-abc`, or none. */
export interface NamedRelease {
  readonly app?: string;
  readonly version: string;
}

/** Read the parameter `release`; undefined where it names none. */
export function namedRelease(text: string | null): NamedRelease | undefined {
  if (text === null) return undefined;
  const [, app, version = text] = /^(mfe-[a-z0-9-]+)@(.+)$/.exec(text) ?? [];
  return { version, ...(app !== undefined && { app }) };
}

/** Return the app that owns a path of the API; undefined: none does. */
export function ownerOf(path: string, parts: ReadonlyMap<string, PartsOfApp>): string | undefined {
  for (const [app, versions] of parts) {
    if (versions.live && isBelowAny(path, versions.live.api.prefixes)) return app;
  }
  // A canary may have prefixes that the live version has not, and a rollback may take them away.
  for (const [app, { canary, previous }] of parts) {
    if ([canary, previous].some((part) => part && isBelowAny(path, part.api.prefixes))) return app;
  }
  return undefined;
}
