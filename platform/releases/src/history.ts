/** Who changed what, when and why: the chain of generations, with what was published in between. */
import type { Change, Decision, Generation } from '@sinima/contracts/pointer';
import { formerGenerations } from './pointer/generation-chain.ts';
import { readPointer } from './pointer/read-pointer.ts';
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
  return changes.map((change) => ({
    ...change,
    who,
    when,
    ...(why === undefined ? {} : { why }),
    generation: number,
  }));
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
