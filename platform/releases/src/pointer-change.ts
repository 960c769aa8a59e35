/** Changes of what is live. All of them happen under the store's lock. */
import type { LivePointers, Release } from '@sinima/contracts/release';
import { replaceFile } from './durable-write.ts';
import { ownedRoutesOf, findClash } from './owned-routes.ts';
import { ReleaseError } from './release-error.ts';
import { goodVersions, liveByHistory, record, type Operator } from './release-history.ts';
import { releaseProblem } from './release-problem.ts';
import type { StoreReader } from './store-reader.ts';

/** A version that was passed over, and why. */
export interface SkippedVersion {
  readonly version: string;
  readonly why: string;
}

/** What came of an activation or a rollback. */
export interface PointerChange {
  readonly app: string;
  /** The version that was live before. */
  readonly from?: string;
  /** The version that is live now. */
  readonly to: string;
  /** The version that visitors get when `to` fails. */
  readonly previous?: string;
  /** False: `to` was live already. */
  readonly changed: boolean;
  readonly skipped: readonly SkippedVersion[];
}

/** Refuse a release that declares a path of another remote that is live. @throws ReleaseError naming both */
export function refuseClash(release: Release, live: LivePointers): void {
  const clash = findClash(release.app, ownedRoutesOf(release), live);
  if (!clash) return;
  throw new ReleaseError(
    `${release.app} ${release.version} declares the path ${clash.pattern}, which ${clash.owner} owns ` +
      `(${clash.ownerPattern}). Only one remote can own a path: change remote.config.ts of one of them.`,
  );
}

/** The history, with a line about a change that it announced and that never took effect. */
async function truthfulHistory(store: StoreReader, app: string, live: LivePointers) {
  const history = await store.history();
  const told = liveByHistory(history, app);
  const truth = live.remotes[app]?.version;
  if (told === undefined || truth === undefined || told === truth) return history;
  await record(
    store.historyFile,
    { what: 'correct', app, from: told, to: truth },
    { who: 'releases', why: 'a change was cut short, or live.json was changed by hand' },
  );
  return store.history();
}

/** The first version whose files are all there, with those that were passed over. */
async function firstIntact(store: StoreReader, app: string, versions: readonly string[]) {
  const skipped: SkippedVersion[] = [];
  for (const version of new Set(versions)) {
    const why = await releaseProblem(store, app, version);
    if (why === undefined) return { version, skipped };
    skipped.push({ version, why });
  }
  return { version: undefined, skipped };
}

async function goLive(
  store: StoreReader,
  what: 'activate' | 'rollback',
  release: Release,
  operator: Operator,
  assertHeld: () => void,
): Promise<PointerChange> {
  const { app, version: to } = release;
  const live = await store.live();
  const pointer = live.remotes[app];
  const from = pointer?.version;
  if (from === to) return { app, from, to, previous: pointer?.previous, changed: false, skipped: [] };
  refuseClash(release, live);

  const history = await truthfulHistory(store, app, live);
  const change = { what, app, from, to };
  const good = goodVersions([...history, { ...change, when: '', who: '' }], app);
  const former = what === 'activate' && from !== undefined ? [from] : [];
  const others = [...former, ...good].filter((version) => version !== to);
  const { version: previous } = await firstIntact(store, app, others);

  // The history first: a crash before the pointer moves leaves a line too many, which the next change corrects; the
  // reverse would leave a change that nobody made.
  await record(store.historyFile, change, operator);
  const next: LivePointers = {
    ...live,
    remotes: {
      ...live.remotes,
      [app]: { ...pointer, version: to, previous, claims: ownedRoutesOf(release) },
    },
  };
  assertHeld();
  if ((await store.live()) !== live) {
    throw new ReleaseError(`${store.liveFile} was changed by somebody else just now. Try again.`);
  }
  await replaceFile(store.liveFile, `${JSON.stringify(next, null, 2)}\n`);
  return { app, from, to, previous, changed: true, skipped: [] };
}

/** Makes a version live. To be called under the lock. @throws ReleaseError when it is not whole, or clashes */
export async function activateLocked(
  store: StoreReader,
  app: string,
  version: string,
  operator: Operator,
  assertHeld: () => void,
): Promise<PointerChange> {
  const problem = await releaseProblem(store, app, version, { hashes: true });
  if (problem !== undefined) {
    const there = await store.versions(app);
    throw new ReleaseError(
      `${app} ${version} cannot go live: ${problem}. In the store: ${there.join(', ') || 'no version of it'}.`,
    );
  }
  return goLive(store, 'activate', await store.release(app, version), operator, assertHeld);
}

/**
 * Brings a former version back: `to`, or the last good one whose files are whole. To be called under the lock.
 *
 * @throws ReleaseError when there is none, saying what was tried
 */
export async function rollbackLocked(
  store: StoreReader,
  app: string,
  { to, ...operator }: Operator & { to?: string },
  assertHeld: () => void,
): Promise<PointerChange> {
  const live = await store.live();
  const pointer = live.remotes[app];
  if (!pointer) {
    const apps = Object.keys(live.remotes).join(', ');
    throw new ReleaseError(`No version of "${app}" is live. The remotes that are: ${apps || 'none'}.`);
  }
  const wanted =
    to === undefined
      ? [pointer.previous ?? [], goodVersions(await truthfulHistory(store, app, live), app)]
          .flat()
          .filter((version) => version !== pointer.version)
      : [to];
  const skipped: SkippedVersion[] = [];
  for (const version of new Set(wanted)) {
    const why = await releaseProblem(store, app, version, { hashes: true });
    if (why !== undefined) {
      skipped.push({ version, why });
      continue;
    }
    const release = await store.release(app, version);
    return { ...(await goLive(store, 'rollback', release, operator, assertHeld)), skipped };
  }
  const tried = skipped.map(({ version, why }) => ` ${version}: ${why}.`).join('');
  const there = (await store.versions(app)).filter((version) => version !== pointer.version);
  throw new ReleaseError(
    to === undefined
      ? `${app} has no earlier good version to roll back to; ${pointer.version} stays live.${tried} ` +
          `Other versions in the store: ${there.join(', ') || 'none'}. Name one with --to, or publish one.`
      : `${app} cannot be rolled back to ${to}; ${pointer.version} stays live.${tried} ` +
          `Other versions in the store: ${there.join(', ') || 'none'}.`,
  );
}
