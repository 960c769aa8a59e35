/** Going back to a version that was good. */
import type { Change, Decision, Generation, LivePointer } from '@sinima/contracts/pointer';
import type { Release } from '@sinima/contracts/release';
import { livePointer } from './hold.ts';
import { intactRelease, listVersions, lookAt, readRelease } from '../versions/read-releases.ts';
import { ReleaseError } from '../errors/release-error.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { StoreContext } from '../versions/store-context.ts';
import { pointedAt, refuseClaims } from './go-live.ts';
import { formerGenerations } from './generation-chain.ts';
import type { Decided } from './pointer-change.ts';
import { barredText } from './decision-text.ts';

/** Generations that are looked through for a stand-in of the version that is gone back to. */
const STAND_IN_DEPTH = 200;

/** A version to go back to, and what is to tell of those that were passed over. */
interface Target {
  readonly release: Release;
  readonly passed: readonly string[];
}

/**
 * Return the versions of an app that were live and were not rejected since, the latest first, without the one that is
 * live. Reads no further back than it is asked.
 *
 * @param depth generations to look back at most
 */
async function* goodVersions(
  objects: ObjectStore,
  head: Generation,
  app: string,
  depth = Infinity,
): AsyncGenerator<string> {
  const pointer = head.apps[app];
  const seen = new Set([...Object.keys(pointer?.barred ?? {}), ...(pointer ? [pointer.version] : [])]);
  const isNew = (version: string | undefined): version is string => {
    if (version === undefined || seen.has(version)) return false;
    seen.add(version);
    return true;
  };
  if (isNew(pointer?.previous)) yield pointer.previous;
  let looked = 0;
  for await (const { generation } of formerGenerations(objects, head)) {
    looked += 1;
    if (looked > depth) return;
    const version = generation.apps[app]?.version;
    if (isNew(version)) yield version;
  }
}

/** Return which command ends the canary of an app: what fails may be that. */
function canaryHint({ apps }: Generation, app: string): string {
  const canary = apps[app]?.canary;
  if (!canary) return '';
  return ` Its canary ${canary.version} (${canary.percent} %) is under way; to stop that: npm run releases -- abort ${app}`;
}

async function lastGood(
  context: StoreContext,
  generation: Generation,
  app: string,
  others: readonly string[],
): Promise<Target> {
  const passed: string[] = [];
  try {
    for await (const version of goodVersions(context.objects, generation, app)) {
      const { release, problem } = await lookAt(context, app, version);
      if (release && problem === undefined) return { release, passed };
      passed.push(`${version} was passed over: ${problem}.`);
    }
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    passed.push(error.message);
  }
  const live = generation.apps[app]?.version;
  const there = (await listVersions(context, app)).filter((version) => version !== live);
  throw new ReleaseError(
    `${app} has no earlier good version to roll back to; ${live} stays live. ${passed.map((each) => `${each} `).join('')}` +
      `Other versions in the store: ${there.join(', ') || 'none'}. Name one with --to, or publish one.${canaryHint(generation, app)}` +
      (others.length === 0
        ? ''
        : `\nNothing was changed. To roll back without it: npm run releases -- rollback ${others.join(' ')}`),
  );
}

async function namedTarget(
  context: StoreContext,
  app: string,
  pointer: LivePointer,
  to: string,
): Promise<Target> {
  const bar = pointer.barred[to];
  if (bar) throw new ReleaseError(`Nothing was changed. ${barredText(app, to, bar)}`);
  if (to === pointer.version) {
    throw new ReleaseError(
      `${app} ${to} is live; name another version to roll back to. To keep it as it is: npm run releases -- hold ${app}`,
    );
  }
  return { release: await intactRelease(context, app, to), passed: [] };
}

/** Return the next good version whose description is right, to stand in for the one that is gone back to. */
async function nextGood(context: StoreContext, next: Generation, app: string): Promise<string | undefined> {
  try {
    for await (const version of goodVersions(context.objects, next, app, STAND_IN_DEPTH)) {
      if (await readRelease(context, app, version).catch(() => undefined)) return version;
    }
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    // A broken history gives no stand-in; `verify` tells what is broken.
  }
  return undefined;
}

/** What to roll back to, and who decides. */
interface RollbackOptions {
  /** A version of the only app; the last good one of each when absent. */
  readonly to?: string | undefined;
  readonly by: Decision;
}

/** An app as it is after a rollback, and what is to tell of it. */
interface RolledBack {
  readonly pointer: LivePointer;
  readonly notes: readonly string[];
}

async function rolledBack(
  context: StoreContext,
  generation: Generation,
  app: string,
  { to, by, others }: RollbackOptions & { readonly others: readonly string[] },
): Promise<RolledBack> {
  const former = livePointer(generation, app);
  const from = former.version;
  const { release, passed } =
    to === undefined
      ? await lastGood(context, generation, app, others)
      : await namedTarget(context, app, former, to);
  const pointer: LivePointer = {
    ...pointedAt(former, release, undefined, by),
    hold: by,
    barred: { ...former.barred, [from]: by },
  };
  const apps = { ...generation.apps, [app]: pointer };
  return {
    pointer: { ...pointer, previous: await nextGood(context, { ...generation, apps }, app) },
    notes: [
      ...passed,
      `${app} is held from now on: later versions, a cure included, are published and not made live. To lift the hold: ` +
        `npm run releases -- resume ${app}`,
      `${from} is barred: nothing brings it back but npm run releases -- activate ${app} ${from}`,
    ],
  };
}

/** Return the apps that went live in one generation with one of these, and still are as they were then. */
function liveSince({ apps }: Generation, named: readonly string[]): string[] {
  const decisions = named.map((app) => apps[app]!.activated);
  return Object.entries(apps).flatMap(
    ([
      app,
      {
        activated: { who, when },
      },
    ]) => {
      const isOfSet = decisions.some((each) => each.when === when && each.who === who);
      return isOfSet && !named.includes(app) ? [app] : [];
    },
  );
}

/**
 * Decide a rollback of apps, all or none: former versions live again, the present ones barred, the apps held. Others that
 * went live with them stay, and are named.
 *
 * @throws ReleaseError when there is no version to go back to, or its claims are another's by now
 */
export async function decideRollback(
  context: StoreContext,
  generation: Generation,
  given: readonly string[],
  options: RollbackOptions,
): Promise<Decided> {
  const apps = [...new Set(given)];
  const backs = await Promise.all(
    apps.map(async (app): Promise<[string, RolledBack]> => {
      const others = apps.filter((other) => other !== app);
      return [app, await rolledBack(context, generation, app, { ...options, others })];
    }),
  );
  const next = {
    ...generation.apps,
    ...Object.fromEntries(backs.map(([app, { pointer }]) => [app, pointer])),
  };
  const staying = liveSince(generation, apps);
  const named = staying.map((app) => `${app} ${generation.apps[app]!.version}`).join(' and ');
  const setNote = (whose: string, rest: readonly string[]): string[] =>
    staying.length === 0
      ? []
      : [
          `${apps.join(' and ')} went live together with ${named}. To take back ${whose}: npm run releases -- rollback ${rest.join(' ')}`,
        ];
  refuseClaims(next, apps, setNote('the whole set', [...apps, ...staying]));
  return {
    apps: next,
    changes: backs.map(([app, { pointer }]): Change => {
      return { what: 'rollback', app, from: generation.apps[app]!.version, to: pointer.version };
    }),
    notes: [...setNote('the rest of the set', staying), ...backs.flatMap(([, { notes }]) => notes)],
  };
}
