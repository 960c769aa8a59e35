/** How a version becomes the live one. */
import type { Change, Decision, Generation, LivePointer } from '@sinima/contracts/pointer';
import type { Release } from '@sinima/contracts/release';
import { clashes, ownClaimProblems } from '../claims/claim-problems.ts';
import { slotClashes } from '../claims/claimed-slots.ts';
import { ownedRoutesOf } from '../claims/owned-routes.ts';
import { ReleaseError } from '../errors/release-error.ts';
import type { Decided } from './pointer-change.ts';
import { barredText, heldText, retiredText, setText } from './decision-text.ts';

type Apps = Readonly<Record<string, LivePointer>>;

function without<T>(record: Readonly<Record<string, T>>, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}

/** Return the fallback version of `version`: the one that was live, or its own fallback version; never a barred one. */
export function fallbackVersion(pointer: LivePointer | undefined, version: string): string | undefined {
  if (!pointer) return undefined;
  return [pointer.version, pointer.previous]
    .flatMap((each) => each ?? [])
    .find((each) => each !== version && !Object.hasOwn(pointer.barred, each));
}

/** Return the pointer with another version live. A canary ends; hold and bars stay. */
export function pointedAt(
  pointer: LivePointer | undefined,
  release: Release,
  previous: string | undefined,
  by: Decision,
): LivePointer {
  const { canary: _ended, ...kept } = pointer ?? { barred: {} };
  return { ...kept, version: release.version, previous, activated: by, owned: ownedRoutesOf(release) };
}

/** Return what is wrong with the claims of apps, or another remote's. */
function claimProblems(apps: Apps, changed: readonly string[], also: typeof slotClashes): string[] {
  return changed.flatMap((app) => {
    const owned = apps[app]?.owned ?? { pages: {}, widgets: {} };
    const own = ownClaimProblems(app, owned);
    return own.length > 0 ? own : [...clashes(app, owned, apps), ...also(app, owned, apps)];
  });
}

/** Refuse claims that are wrong, or another remote's. @throws ReleaseError with all that is wrong */
export function refuseClaims(apps: Apps, changed: readonly string[]): void {
  const problems = claimProblems(apps, changed, slotClashes);
  if (problems.length > 0) throw new ReleaseError([...new Set(problems)].join('\n'));
}

/**
 * Refuse a rollback whose claims are wrong, or another remote's by now. A widget whose slot is gone meanwhile keeps nobody from
 * going back: it is not shown.
 *
 * @param remedy what to say beside
 * @throws ReleaseError with all that is wrong
 */
export function refuseFormerClaims(apps: Apps, changed: readonly string[], remedy: readonly string[]): void {
  const problems = claimProblems(apps, changed, () => []);
  if (problems.length > 0) throw new ReleaseError([...new Set(problems), ...remedy].join('\n'));
}

/**
 * Decide an activation by name: it lifts the hold of each app, and the bar of each version.
 *
 * @throws ReleaseError when a claim is wrong
 */
export function decideActivate(
  { apps, retired = {} }: Generation,
  releases: readonly Release[],
  by: Decision,
): Decided {
  const next: Record<string, LivePointer> = { ...apps };
  const changes: Change[] = [];
  const notes: string[] = [];
  for (const release of releases) {
    const { app, version } = release;
    const pointer = apps[app];
    const isLive = pointer?.version === version;
    if (isLive && pointer.hold === undefined) {
      notes.push(`${app} ${version} is live already.`);
      continue;
    }
    if (pointer?.hold) notes.push(`The hold of ${app} is lifted.`);
    const pointed = isLive ? pointer : pointedAt(pointer, release, fallbackVersion(pointer, version), by);
    const barred = without({ ...retired[app]?.barred, ...pointed.barred }, version);
    next[app] = { ...pointed, hold: undefined, barred };
    changes.push({ what: 'activate', app, from: pointer?.version, to: version });
  }
  refuseClaims(
    next,
    releases.map(({ app }) => app),
  );
  const stillRetired = releases.reduce((left, { app }) => without(left, app), { ...retired });
  return { apps: next, retired: stillRetired, changes, notes };
}

/** Return why a deploy does not make a version live; undefined when it does. */
function whyNotDeployed(app: string, version: string, pointer: LivePointer): string | undefined {
  const bar = pointer.barred[version];
  if (bar) return barredText(app, version, bar);
  if (pointer.hold) return heldText(app, pointer.hold, version);
  if (pointer.canary?.version === version) {
    return `${app} ${version} is a canary (${pointer.canary.percent} %). To make it live: npm run releases -- promote ${app}`;
  }
  return undefined;
}

/**
 * Decide a deploy: each version goes live, known or new, unless an operator decided otherwise.
 *
 * @param asSet whether they go live together or not at all
 * @throws ReleaseError when a claim is wrong, or one of a set does not go live
 */
export function decideDeploy(
  { apps, retired = {} }: Generation,
  releases: readonly Release[],
  by: Decision,
  asSet = false,
): Decided {
  const next: Record<string, LivePointer> = { ...apps };
  const changes: Change[] = [];
  const notes: string[] = [];
  const waiting: string[] = [];
  for (const release of releases) {
    const { app, version } = release;
    const pointer = apps[app];
    if (pointer?.version === version) {
      notes.push(
        `${app} ${version} is live already.`,
        ...(pointer.hold ? [heldText(app, pointer.hold)] : []),
      );
      continue;
    }
    const retirement = retired[app];
    if (retirement) {
      waiting.push(retiredText(app, version, retirement));
      continue;
    }
    const why = pointer && whyNotDeployed(app, version, pointer);
    if (why !== undefined) {
      waiting.push(`${app} ${version} is not made live; ${pointer?.version} stays. ${why}`);
      continue;
    }
    next[app] = pointedAt(pointer, release, fallbackVersion(pointer, version), by);
    changes.push({ what: 'activate', app, from: pointer?.version, to: version });
  }
  if (asSet && changes.length > 0 && waiting.length > 0) {
    const all = setText(Object.fromEntries(releases.map(({ app, version }) => [app, version])));
    throw new ReleaseError(
      `Nothing was made live: these versions go live together or not at all. ${waiting.join('\n')}\n` +
        `To make all live: npm run releases -- activate ${all}`,
    );
  }
  refuseClaims(
    next,
    changes.flatMap(({ app }) => app ?? []),
  );
  return { apps: next, changes, notes: [...notes, ...waiting] };
}
