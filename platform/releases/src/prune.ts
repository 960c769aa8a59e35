/** Deleting unused versions. */
import type { Generation } from '@sinima/contracts/pointer';
import { filesOf, listFiles } from './versions/release-files.ts';
import { inBatches } from './objects/in-batches.ts';
import { pruneMaps } from './maps/prune-maps.ts';
import { formerGenerations } from './pointer/generation-chain.ts';
import { readPointer } from './pointer/read-pointer.ts';
import { describedVersions, listApps } from './versions/read-releases.ts';
import type { StoreContext } from './versions/store-context.ts';
import { releaseKey } from './versions/verify-release.ts';

/** Good versions of each app that stay however old they are: something to roll back to. */
const GOOD_KEPT = 3;

const AT_ONCE = 16;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The versions that a prune keeps. */
export interface PruneOptions {
  /** Days for which a version stays after it was published or was last given to visitors: tabs may hold it. */
  readonly keepDays: number;
  /** Tell what would be deleted, and delete nothing. */
  readonly dryRun?: boolean;
}

/** The files that a prune deleted. */
export interface Pruned {
  readonly versions: readonly { readonly app: string; readonly version: string }[];
  /** Files that no version needed any more. */
  readonly files: number;
}

/** When each version (`app version`) was last given to visitors (ISO time), and which were good, the latest first. */
interface Usage {
  readonly lastUsed: ReadonlyMap<string, string>;
  readonly good: ReadonlyMap<string, readonly string[]>;
}

async function usageOf({ objects }: StoreContext, head: Generation): Promise<Usage> {
  const lastUsed = new Map<string, string>();
  const good = new Map<string, string[]>();
  const look = ({ apps }: Generation, until: string): void => {
    for (const [app, { version, previous, canary }] of Object.entries(apps)) {
      for (const used of [version, previous, canary?.version]) {
        const name = `${app} ${used}`;
        if (used !== undefined && !lastUsed.has(name)) lastUsed.set(name, until);
      }
      const isBarred = Object.hasOwn(head.apps[app]?.barred ?? {}, version);
      const known = good.get(app) ?? [];
      if (!isBarred && !known.includes(version)) good.set(app, [...known, version]);
    }
  };
  look(head, new Date().toISOString());
  let until = head.when;
  for await (const { generation } of formerGenerations(objects, head)) {
    look(generation, until);
    until = generation.when;
  }
  return { lastUsed, good };
}

async function pruneFiles(context: StoreContext, app: string, gone: ReadonlySet<string>, dryRun: boolean) {
  const described = (await describedVersions(context, app)).filter(({ version }) => !gone.has(version));
  // A description that cannot be read may need any file: nothing of the app is deleted until it is published again.
  if (described.some(({ release }) => release === undefined)) return 0;
  const needed = new Set(
    described.flatMap(({ release }) => filesOf(release!)).map((file) => `${app}/${file}`),
  );
  const keys = (await listFiles(context.objects, app)).filter((key) => !needed.has(key));
  if (!dryRun) await inBatches(keys, AT_ONCE, (key) => context.objects.delete(key));
  return keys.length;
}

/**
 * Delete the versions that nothing names, that visitors were not given lately, and that are not among the last good ones;
 * then the files that no version needs.
 *
 * @throws ReleaseError when the pointer or its history cannot be read: nothing was deleted
 */
export async function pruneStore(
  context: StoreContext,
  { keepDays, dryRun = false }: PruneOptions,
): Promise<Pruned> {
  const { generation } = await readPointer(context.objects, context.trust);
  const { lastUsed, good } = await usageOf(context, generation);
  const limit = new Date(Date.now() - keepDays * DAY_MS).toISOString();
  const pruned: { app: string; version: string }[] = [];
  let files = 0;
  for (const app of await listApps(context)) {
    const pointer = generation.apps[app];
    const kept = new Set([
      pointer?.version,
      pointer?.previous,
      pointer?.canary?.version,
      ...(good.get(app) ?? []).slice(0, GOOD_KEPT),
    ]);
    const isOld = (version: string, published: string | undefined): boolean =>
      [published, lastUsed.get(`${app} ${version}`)].every((when) => when === undefined || when < limit);
    const gone = (await describedVersions(context, app))
      .filter(
        ({ version, release }) => release && !kept.has(version) && isOld(version, release.published.when),
      )
      .map(({ version }) => version);
    if (!dryRun) for (const version of gone) await context.objects.delete(releaseKey(app, version));
    pruned.push(...gone.map((version) => ({ app, version })));
    files += await pruneFiles(context, app, new Set(gone), dryRun);
    files += await pruneMaps(context.objects, app, new Set(gone), dryRun);
  }
  return { versions: pruned, files };
}
