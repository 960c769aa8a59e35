/** Versions that some visitors get first: one, or a set that goes to the same visitors. */
import type { Canary, Change, Decision, Generation, LivePointer } from '@sinima/contracts/pointer';
import type { Release } from '@sinima/contracts/release';
import { ownedRoutesOf } from '../claims/owned-routes.ts';
import { ReleaseError } from '../errors/release-error.ts';
import type { AppVersion } from '../versions/read-releases.ts';
import { pointedAt, refuseClaims, fallbackVersion } from './go-live.ts';
import { livePointer } from './hold.ts';
import { unchanged, type Decided } from './pointer-change.ts';
import { barredText, heldText, setText } from './decision-text.ts';

/** The share of visitors that get a canary, and whether the guard or an operator takes the next step. */
export interface CanaryShare {
  /** Share of visitors, 0 to 100. */
  readonly percent: number;
  /** Whether the guard takes the next step by itself. */
  readonly automatic: boolean;
}

/** Return these versions, with each that is a canary the rest of its set: a set changes as one, whichever of it is named. */
export function wholeSets({ apps }: Generation, versions: readonly AppVersion[]): AppVersion[] {
  const set: Record<string, string> = {};
  for (const { app, version } of versions) {
    const canary = apps[app]?.canary;
    if (canary?.version === version) Object.assign(set, canary.set);
  }
  for (const { app, version } of versions) set[app] = version;
  return Object.entries(set).map(([app, version]) => ({ app, version }));
}

/** Return the canaries of apps, with their sets. @throws ReleaseError when an app has none */
export function canariesOf(generation: Generation, apps: readonly string[]): AppVersion[] {
  const named = apps.map((app) => {
    const { canary } = livePointer(generation, app);
    if (canary) return { app, version: canary.version };
    throw new ReleaseError(
      `${app} has no canary. To begin one: npm run releases -- canary ${app} <version> --percent 10`,
    );
  });
  return wholeSets(generation, named);
}

/** Return why a version cannot become a canary; undefined when it can. */
function whyNoCanary(generation: Generation, { app, version }: Release): string | undefined {
  if (app === 'shell') {
    return `The host has no canary: each page has one host. To make it live: npm run releases -- activate shell ${version}`;
  }
  const pointer = livePointer(generation, app);
  if (pointer.version === version) {
    return `${app} ${version} is live: everybody gets it. Name another version.`;
  }
  if (pointer.hold) return heldText(app, pointer.hold, version);
  const bar = pointer.barred[version];
  return bar && barredText(app, version, bar);
}

/** Refuse all where one is refused. @param whys why each is; undefined: it is not */
function refuseAny(whys: readonly (string | undefined)[]): void {
  const refusals = whys.filter((why) => why !== undefined);
  if (refusals.length > 0) throw new ReleaseError(`Nothing was changed. ${refusals.join('\n')}`);
}

/** Return what is live with these pointers in place of the present ones. @throws ReleaseError when a claim is wrong */
function withPointers(
  { apps }: Generation,
  releases: readonly Release[],
  pointerOf: (pointer: LivePointer, release: Release) => LivePointer,
): Generation['apps'] {
  const changed = releases.map((release): [string, LivePointer] => [
    release.app,
    pointerOf(apps[release.app]!, release),
  ]);
  const next = { ...apps, ...Object.fromEntries(changed) };
  refuseClaims(
    next,
    changed.map(([app]) => app),
  );
  return next;
}

/**
 * Decide to give versions to some visitors, to the same all of them, or to change their share.
 *
 * @throws ReleaseError when an app is held, a version live or barred, the share impossible, or a claim wrong
 */
export function decideCanary(
  generation: Generation,
  releases: readonly Release[],
  { percent, automatic }: CanaryShare,
  by: Decision,
): Decided {
  if (!(percent >= 0 && percent <= 100)) {
    throw new ReleaseError(`A canary's share is 0 to 100 percent, not ${percent}.`);
  }
  refuseAny(releases.map((release) => whyNoCanary(generation, release)));
  const { apps } = generation;
  const set = Object.fromEntries(releases.map(({ app, version }) => [app, version]));
  const present = apps[releases[0]!.app]?.canary;
  const former = present && setText(present.set) === setText(set) ? present : undefined;
  if (former && former.percent === percent && former.automatic === automatic) {
    return unchanged(generation, `${percent} % of visitors get ${setText(set)} already.`);
  }
  // The claims of versions that one visitor may get together must not clash.
  withPointers(generation, releases, (pointer, release) => ({ ...pointer, owned: ownedRoutesOf(release) }));
  const stepSince = former?.percent === percent ? former.stepSince : by.when;
  const share = { ...by, set, percent, automatic, stepSince };
  const canaries = releases.map((release): [string, LivePointer] => {
    const { app, version } = release;
    const canary: Canary = { ...share, version, owned: ownedRoutesOf(release) };
    return [app, { ...apps[app]!, canary }];
  });
  const changes = releases.map(({ app, version }): Change => {
    return { what: 'canary', app, from: apps[app]?.canary?.version, to: version, percent };
  });
  const names = Object.keys(set).join(' ');
  return {
    apps: { ...apps, ...Object.fromEntries(canaries) },
    changes,
    notes: [
      `To stop it: npm run releases -- abort ${names}. To give it to everybody: npm run releases -- promote ${names}`,
    ],
  };
}

/** Decide to give canaries to everybody. @param releases theirs @throws ReleaseError when an app is held */
export function decidePromote(generation: Generation, releases: readonly Release[], by: Decision): Decided {
  refuseAny(
    releases.map(({ app, version }) => {
      const { hold } = livePointer(generation, app);
      return hold && heldText(app, hold, version);
    }),
  );
  return {
    apps: withPointers(generation, releases, (pointer, release) =>
      pointedAt(pointer, release, fallbackVersion(pointer, release.version), by),
    ),
    changes: releases.map(({ app, version }): Change => {
      return { what: 'promote', app, from: generation.apps[app]?.version, to: version };
    }),
    notes: [],
  };
}

/** Decide to stop the canaries of apps, with their sets: the versions are barred, and the apps held. */
export function decideAbort(generation: Generation, apps: readonly string[], by: Decision): Decided {
  const next = { ...generation.apps };
  const changes: Change[] = [];
  const notes: string[] = [];
  const canaries = canariesOf(generation, apps);
  const back = setText(Object.fromEntries(canaries.map(({ app, version }) => [app, version])));
  for (const { app, version } of canaries) {
    const { canary: _stopped, ...pointer } = livePointer(generation, app);
    next[app] = {
      ...pointer,
      hold: pointer.hold ?? by,
      barred: { ...pointer.barred, [version]: by },
      previous: pointer.previous === version ? undefined : pointer.previous,
    };
    changes.push({ what: 'abort', app, from: version, to: pointer.version });
    notes.push(
      `Everybody gets ${app} ${pointer.version}. ${version} is barred: nothing brings it back but ` +
        `npm run releases -- activate ${back}`,
      `${app} is held: later versions are published and not made live. To lift the hold: npm run releases -- resume ${app}`,
    );
  }
  return { apps: next, changes, notes };
}
