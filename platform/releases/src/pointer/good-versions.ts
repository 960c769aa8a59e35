/** Versions to go back to. */
import type { Generation, LivePointer } from '@sinima/contracts/pointer';
import type { Release } from '@sinima/contracts/release';
import { intactRelease, listVersions, lookAt, readRelease } from '../versions/read-releases.ts';
import { ReleaseError } from '../errors/release-error.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { StoreContext } from '../versions/store-context.ts';
import { formerGenerations } from './generation-chain.ts';
import { barredText } from './decision-text.ts';

/** Generations that are looked through for a stand-in of the version that is gone back to. */
const STAND_IN_DEPTH = 200;

/** A version to go back to, and notes about those that were passed over. */
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

/**
 * Return the last good version whose files are right.
 *
 * @param others apps that are rolled back with it
 * @throws ReleaseError when there is none; it names the other versions
 */
export async function lastGood(
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

/** Return a version that is named. @throws ReleaseError when it is live, barred, or not right */
export async function namedTarget(
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
export async function nextGood(
  context: StoreContext,
  next: Generation,
  app: string,
): Promise<string | undefined> {
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
