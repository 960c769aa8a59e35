/** Builds what changed, and only that. The bundler is loaded when there is something to bundle. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  bffVersion,
  builtBffVersion,
  builtHostVersion,
  hostVersion,
  releaseVersion,
} from '@sinima/build/versions';
import { remoteNames } from '@sinima/build/workspace';
import { buildCatalogue } from '@sinima/data/build';
import { ReleaseError } from '@sinima/releases/release-error';
import { openReleaseStore } from '@sinima/releases/store';
import type { ListrTask } from 'listr2';

type Mode = 'production' | 'development';

/** Check the files of `data/` and write the one that the BFF reads, unless nothing changed. */
export function catalogueTask(): ListrTask {
  return {
    title: 'catalogue',
    task: async (_context, task) => {
      if (!(await buildCatalogue())) task.skip('catalogue: nothing changed');
    },
  };
}

/** Compiles the BFF, unless the build that is there is of the same sources. */
export function bffTask(): ListrTask {
  return {
    title: 'BFF',
    skip: () => builtBffVersion() === bffVersion() && 'BFF: nothing changed',
    task: async () => {
      const { buildBff } = await import('@sinima/build/build-bff');
      await buildBff();
    },
  };
}

/** Bundles the host, unless the build that is there is of the same sources. */
export function hostTask(): ListrTask {
  return {
    title: 'shell',
    skip: () => builtHostVersion() === hostVersion() && 'shell: nothing changed',
    task: async () => {
      const { buildHost } = await import('@sinima/build/build-host');
      await buildHost();
    },
  };
}

/** Whether a store has a version; a remote of which nothing is live yet counts as not published. */
async function isPublished(storeDir: string, app: string, version: string): Promise<boolean> {
  const store = openReleaseStore(storeDir);
  const { remotes } = await store.live();
  return remotes[app] !== undefined && (await store.versions(app)).includes(version);
}

/**
 * Publishes a remote to a store when its sources give a version that the store does not have. Only a version that is
 * new goes live: a rollback survives a restart.
 */
export async function publishIfNew(
  app: string,
  storeDir: string,
  { mode = 'production', why }: { mode?: Mode; why: string },
): Promise<string> {
  const store = openReleaseStore(storeDir);
  const version = releaseVersion(app, mode);
  if (await isPublished(storeDir, app, version)) return version;
  const { buildRelease } = await import('@sinima/build/build-release');
  const outDir = await mkdtemp(path.join(tmpdir(), `sinima-${app}-`));
  try {
    const { release, dir } = await buildRelease(app, { outDir, mode });
    await store.publish(release, dir, { why, activate: true });
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
  return version;
}

/**
 * Publish every remote that changed. A route that moves from one remote to another is owned by both until the first
 * of them is live without it: what is refused is tried once more after the others.
 */
export function remotesTask(releasesDir: string, names = remoteNames()): ListrTask {
  const refused: string[] = [];
  const remote = (app: string): ListrTask => ({
    title: app,
    skip: async () => (await isPublished(releasesDir, app, releaseVersion(app))) && `${app}: nothing changed`,
    task: async (_context, task) => {
      try {
        task.title = `${app}: published ${await publishIfNew(app, releasesDir, { why: 'npm start' })}`;
      } catch (error) {
        if (!(error instanceof ReleaseError)) throw error;
        refused.push(app);
        task.title = `${app}: refused, tried again after the other remotes`;
      }
    },
  });
  return {
    title: 'remotes',
    task: async (_context, task) => {
      await task.newListr(names.map(remote)).run();
      for (const app of refused) await publishIfNew(app, releasesDir, { why: 'npm start' });
    },
  };
}
