/** One app, a remote or the host, as its present sources give it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp as buildFromSources } from '@sinima/build/build-app';
import { knownVersion } from '@sinima/build/known-versions';
import type { BuiltRelease } from '@sinima/contracts/release';
import { ReleaseError } from '@sinima/releases/release-error';
import type { ReleaseStore } from '@sinima/releases/store';

export interface BuildOptions {
  readonly store: ReleaseStore;
  readonly mode?: 'production' | 'development';
}

/** The release that an app's sources give. */
export interface BuiltApp {
  readonly release: BuiltRelease;
  /** Folder of its files, when it had to be built; the store has it otherwise. */
  readonly dir?: string;
}

/** Return the release of the store that these sources gave before, with all its files; undefined when it has to be built. */
async function publishedBefore(
  app: string,
  { store, mode }: BuildOptions,
): Promise<BuiltRelease | undefined> {
  const version = knownVersion(app, mode);
  if (version === undefined) return undefined;
  try {
    return await store.intactRelease(app, version);
  } catch (error) {
    if (error instanceof ReleaseError) return undefined;
    throw error;
  }
}

/** Build an app, unless the store has what its sources give. @throws BuildError */
export async function buildApp(app: string, options: BuildOptions): Promise<BuiltApp> {
  const published = await publishedBefore(app, options);
  if (published) return { release: published };
  const outDir = await mkdtemp(path.join(tmpdir(), `sinima-${app}-`));
  const build = { outDir, ...(options.mode && { mode: options.mode }) };
  return buildFromSources(app, build);
}

/** Remove the folders of builds. */
export async function removeBuilds(builds: readonly BuiltApp[]): Promise<void> {
  for (const { dir } of builds) if (dir !== undefined) await rm(dir, { recursive: true, force: true });
}
