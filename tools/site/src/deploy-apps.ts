/** Makes published versions live, as far as no operator decided otherwise. */
import type { BuiltRelease } from '@sinima/contracts/release';
import { ReleaseError } from '@sinima/releases/release-error';
import type { ReleaseStore } from '@sinima/releases/store';

/**
 * Make these versions live. A path that moves from one remote to another is claimed by both until one of them is live
 * without it: those that are refused for it go live together, in one change.
 *
 * @returns what was not done and why, and what else there is to know
 */
export async function deployApps(
  store: ReleaseStore,
  releases: readonly BuiltRelease[],
  why: string,
): Promise<string[]> {
  const notes: string[] = [];
  const refused: BuiltRelease[] = [];
  for (const release of releases) {
    try {
      const change = await store.deploy(release.app, release.version, { why });
      notes.push(...change.notes.filter((note) => !note.endsWith(' is live already.')));
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      refused.push(release);
    }
  }
  try {
    const [only, ...others] = refused;
    // Alone, it tells once more why it is refused.
    if (only && others.length === 0) await store.deploy(only.app, only.version, { why });
    else if (only) await store.activate(refused, { why });
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    const named = refused.map(({ app, version }) => `${app} ${version}`).join(', ');
    notes.push(`${named}: published, and not live. ${error.message}`);
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
