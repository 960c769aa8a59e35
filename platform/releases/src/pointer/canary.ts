/** A version that some visitors get first. */
import type { Canary, Decision, Generation } from '@sinima/contracts/pointer';
import type { Release } from '@sinima/contracts/release';
import { ownedRoutesOf } from '../claims/owned-routes.ts';
import { ReleaseError } from '../errors/release-error.ts';
import { pointedAt, refuseClaims, fallbackVersion } from './go-live.ts';
import { livePointer } from './hold.ts';
import { unchanged, type Decided } from './pointer-change.ts';
import { barredText, heldText } from './decision-text.ts';

/** How many visitors get a canary, and who takes the next step. */
export interface CanaryShare {
  /** Share of visitors, 0 to 100. */
  readonly percent: number;
  /** Whether the guard takes the next step by itself. */
  readonly automatic: boolean;
}

/**
 * Decide to give a version to some visitors, or to change their share.
 *
 * @throws ReleaseError when the app is held, the version live or barred, the share impossible, or a claim wrong
 */
export function decideCanary(
  generation: Generation,
  release: Release,
  { percent, automatic }: CanaryShare,
  by: Decision,
): Decided {
  const { app, version } = release;
  const pointer = livePointer(generation, app);
  if (!(percent >= 0 && percent <= 100)) {
    throw new ReleaseError(`A canary's share is 0 to 100 percent, not ${percent}.`);
  }
  if (pointer.version === version) {
    throw new ReleaseError(`${app} ${version} is live: everybody gets it. Name another version.`);
  }
  if (pointer.hold) throw new ReleaseError(`Nothing was changed. ${heldText(app, pointer.hold, version)}`);
  const bar = pointer.barred[version];
  if (bar) throw new ReleaseError(`Nothing was changed. ${barredText(app, version, bar)}`);
  const former = pointer.canary?.version === version ? pointer.canary : undefined;
  if (former && former.percent === percent && former.automatic === automatic) {
    return unchanged(generation, `${percent} % of visitors get ${app} ${version} already.`);
  }
  const owned = ownedRoutesOf(release);
  refuseClaims({ ...generation.apps, [app]: { ...pointer, version, owned } }, [app]);
  const stepSince = former?.percent === percent ? former.stepSince : by.when;
  const canary: Canary = { ...by, version, percent, automatic, stepSince, owned };
  const from = pointer.canary?.version;
  const replaced =
    pointer.canary && !former
      ? [`The canary of ${app} ${pointer.canary.version} has ended with this change.`]
      : [];
  return {
    apps: { ...generation.apps, [app]: { ...pointer, canary } },
    changes: [{ what: 'canary', app, from, to: version, percent }],
    notes: [
      ...replaced,
      `To stop it: npm run releases -- abort ${app}. To give it to everybody: npm run releases -- promote ${app}`,
    ],
  };
}

function canaryOf(generation: Generation, app: string): Canary {
  const { canary } = livePointer(generation, app);
  if (canary) return canary;
  throw new ReleaseError(
    `${app} has no canary. To begin one: npm run releases -- canary ${app} <version> --percent 10`,
  );
}

/** Return the version of an app's canary. @throws ReleaseError when there is none, or the app is held */
export function canaryToPromote(generation: Generation, app: string): string {
  const { version } = canaryOf(generation, app);
  const { hold } = livePointer(generation, app);
  if (hold) throw new ReleaseError(`Nothing was changed. ${heldText(app, hold, version)}`);
  return version;
}

/** Decide to give the canary to everybody. @param release the canary's */
export function decidePromote(generation: Generation, release: Release, by: Decision): Decided {
  const { app, version } = release;
  const pointer = livePointer(generation, app);
  const next = {
    ...generation.apps,
    [app]: pointedAt(pointer, release, fallbackVersion(pointer, version), by),
  };
  refuseClaims(next, [app]);
  return { apps: next, changes: [{ what: 'promote', app, from: pointer.version, to: version }], notes: [] };
}

/** Decide to stop the canary: it is barred, and the app held. */
export function decideAbort(generation: Generation, app: string, by: Decision): Decided {
  const { version } = canaryOf(generation, app);
  const { canary: _stopped, ...pointer } = livePointer(generation, app);
  const stopped = {
    ...pointer,
    hold: pointer.hold ?? by,
    barred: { ...pointer.barred, [version]: by },
    previous: pointer.previous === version ? undefined : pointer.previous,
  };
  return {
    apps: { ...generation.apps, [app]: stopped },
    changes: [{ what: 'abort', app, from: version, to: pointer.version }],
    notes: [
      `Everybody gets ${app} ${pointer.version}. ${version} is barred: nothing brings it back but ` +
        `npm run releases -- activate ${app} ${version}`,
      `${app} is held: later versions are published and not made live. To lift the hold: npm run releases -- resume ${app}`,
    ],
  };
}
