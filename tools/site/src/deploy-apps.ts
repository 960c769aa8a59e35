/** Makes published versions live, as far as no operator decided otherwise. */
import type { PointerChange } from '@sinima/releases/pointer-change';
import type { AppVersion } from '@sinima/releases/read-releases';
import { ReleaseError } from '@sinima/releases/release-error';
import type { ReleaseStore } from '@sinima/releases/store';

/** Return what is worth telling of a change: that a version is live already is not. */
const told = ({ notes }: PointerChange): string[] =>
  notes.filter((note) => !note.endsWith(' is live already.'));

/**
 * Make these versions live in one change, so that a path may move from one remote to another. When that is refused, each
 * goes live by itself where it can.
 *
 * @returns notes, such as the reasons for anything that was not done
 */
export async function deployApps(
  store: ReleaseStore,
  versions: readonly AppVersion[],
  why: string,
): Promise<string[]> {
  try {
    return told(await store.deployTogether(versions, { why }));
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
  }
  const notes: string[] = [];
  for (const { app, version } of versions) {
    try {
      notes.push(...told(await store.deploy(app, version, { why })));
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      notes.push(`${app} ${version} is published, and not live. ${error.message}`);
    }
  }
  return notes;
}

/** Return what to tell of remotes that are live and have no sources here. */
export async function orphanNotes(store: ReleaseStore, apps: readonly string[]): Promise<string[]> {
  const { apps: live } = await store.generation();
  return Object.keys(live)
    .filter((app) => !apps.includes(app))
    .map(
      (app) =>
        `${app} is live and has no sources here. To take it off the site: npm run releases -- retire ${app}`,
    );
}
