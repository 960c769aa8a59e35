/** From sources to live versions: builds changed apps, has the gate try them, publishes them and makes them live. */
import { remoteNames } from '@sinima/build/workspace';
import { ReleaseError } from '@sinima/releases/release-error';
import type { ReleaseStore } from '@sinima/releases/store';
import type { ListrTask } from 'listr2';
import { buildApp, removeBuilds, type BuiltApp } from './build-app.ts';
import { deployApps, orphanNotes } from './deploy-apps.ts';
import { publishApps, type PublishedApps } from './publish-apps.ts';

/** All that can be released: the host, and each remote. */
export const allApps = (): string[] => ['shell', ...remoteNames()];

/** Return the tasks that build each app, and `builds`, which they fill. */
export function buildTasks(store: ReleaseStore): { tasks: ListrTask[]; builds: BuiltApp[] } {
  const builds: BuiltApp[] = [];
  const tasks = allApps().map((app): ListrTask => ({
    title: app,
    task: async (_context, task) => {
      const built = await buildApp(app, { store });
      builds.push(built);
      if (built.dir === undefined) task.skip(`${app}: nothing changed`);
      else task.title = `${app}: built ${built.release.version}`;
    },
  }));
  return { tasks, builds };
}

/** Have the gate try the builds, and publish those that pass. The live versions stay as they are. */
export async function publishBuilds(
  store: ReleaseStore,
  builds: readonly BuiltApp[],
  why: string,
): Promise<PublishedApps> {
  try {
    return await publishApps(store, builds, why);
  } finally {
    await removeBuilds(builds);
  }
}

/**
 * Publish what was built and make it live, as far as gate and operators agree.
 *
 * @returns what was not done and why
 * @throws ReleaseError when nothing is live of an app after that
 */
export async function releaseBuilds(
  store: ReleaseStore,
  builds: readonly BuiltApp[],
  why: string,
): Promise<string[]> {
  const { published, refusals } = await publishBuilds(store, builds, why);
  const notes = [...refusals, ...(await deployApps(store, published, why))];
  const { apps: live, retired = {} } = await store.generation();
  const missing = builds
    .map(({ release }) => release.app)
    .filter((app) => live[app] === undefined && retired[app] === undefined);
  if (missing.length > 0) {
    throw new ReleaseError([`Nothing is live of ${missing.join(', ')}.`, ...notes].join('\n'));
  }
  return [...notes, ...(await orphanNotes(store, allApps()))];
}
