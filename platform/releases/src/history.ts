/** The history of changes, with operators, times and reasons: the chain of generations, with the versions published in between. */
import type { Change, Decision, Generation } from '@sinima/contracts/pointer';
import { formerGenerations } from './pointer/generation-chain.ts';
import { readPointer } from './pointer/read-pointer.ts';
import { parseSigned, signingKey } from './signing/envelope.ts';
import { describedVersions, listApps } from './versions/read-releases.ts';
import type { StoreContext } from './versions/store-context.ts';

/** One change, or one publication. */
export interface HistoryEntry extends Decision {
  readonly what: Change['what'] | 'publish';
  readonly app?: string;
  readonly from?: string;
  readonly to?: string;
  readonly percent?: number;
  /** The number of the generation that it made; a publication makes none. */
  readonly generation?: number;
}

function entriesOf({ number, who, when, why, changes }: Generation): HistoryEntry[] {
  return changes.map((change) => ({ ...change, who, when, why, generation: number }));
}

async function publications(context: StoreContext, app: string): Promise<HistoryEntry[]> {
  const versions = await describedVersions(context, app);
  return versions.flatMap(({ version, release }): HistoryEntry[] =>
    release ? [{ ...release.published, what: 'publish', app, to: version }] : [],
  );
}

/**
 * Return the changes of one app, or of all, and the publications of versions that are still in the store; oldest first.
 *
 * @throws ReleaseError when the chain is broken
 */
export async function readHistory(context: StoreContext, app?: string): Promise<HistoryEntry[]> {
  const { generation } = await readPointer(context.objects, context.trust);
  const changes = entriesOf(generation);
  for await (const former of formerGenerations(context.objects, generation)) {
    changes.unshift(...entriesOf(former.generation));
  }
  const apps = app === undefined ? await listApps(context) : [app];
  const published = await Promise.all(apps.map((each) => publications(context, each)));
  return [...published.flat(), ...changes]
    .filter((entry) => app === undefined || entry.app === app || entry.app === undefined)
    .sort((a, b) => a.when.localeCompare(b.when));
}

/** Return the versions of an app that were published after an ISO time, the newest first. */
export async function publishedSince(context: StoreContext, app: string, when: string): Promise<string[]> {
  const published = await publications(context, app);
  return published
    .filter((entry) => entry.when > when)
    .sort((a, b) => b.when.localeCompare(a.when))
    .flatMap(({ to }) => to ?? []);
}

/** The history in the chain of generations. */
export interface ChainReport {
  /** Generations from the first to the present one. */
  readonly generations: number;
  /** How many of them a key signed that is no longer trusted: the hash in a later one vouches for them. */
  readonly byFormerKeys: number;
  /** The first generation's time, and the present one's number and SHA-256 (hex). */
  readonly since: string;
  readonly number: number;
  readonly hash: string | null;
}

/**
 * Verify the whole history: the present generation is signed by a trusted key, and each names the hash of the one before.
 *
 * @throws ReleaseError naming the first document that is missing, altered, or signed by nobody
 */
export async function verifyChain({ objects, trust }: StoreContext): Promise<ChainReport> {
  const { generation, hash } = await readPointer(objects, trust);
  let generations = hash === null ? 0 : 1;
  let byFormerKeys = 0;
  let since = generation.when;
  for await (const { key, bytes, generation: former } of formerGenerations(objects, generation)) {
    generations += 1;
    since = former.when;
    if (signingKey('pointer', parseSigned(bytes, key), trust.pointer) === undefined) byFormerKeys += 1;
  }
  return { generations, byFormerKeys, since, number: generation.number, hash };
}
