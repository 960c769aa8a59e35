import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseVersion } from '@sinima/build/versions';
import { releaseProblem } from '@sinima/releases/release-problem';
import type { ReleaseStore } from '@sinima/releases/store';

/**
 * Builds a remote from its present sources and publishes it; builds nothing when the store has that version already.
 *
 * @returns what to tell the operator
 * @throws BuildError or ReleaseError
 */
export async function publishFromSources(
  store: ReleaseStore,
  app: string,
  { activate, why, say }: { activate: boolean; why?: string; say: (text: string) => void },
): Promise<string> {
  const version = releaseVersion(app);
  const alreadyThere = async (): Promise<string> => {
    const isLive = (await store.live()).remotes[app]?.version === version;
    const next = isLive ? 'It is live.' : `To make it live: npm run releases -- activate ${app} ${version}`;
    return `${app} ${version} is in the store already: its sources have not changed since. ${next}`;
  };
  if ((await releaseProblem(store, app, version, { hashes: true })) === undefined) return alreadyThere();

  say(`Building ${app} ${version} …`);
  const { buildRelease } = await import('@sinima/build/build-release');
  const outDir = await mkdtemp(path.join(tmpdir(), `sinima-${app}-`));
  try {
    const { release, dir } = await buildRelease(app, { outDir });
    const { published } = await store.publish(release, dir, { activate, why });
    if (!published) return await alreadyThere();
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
  const isLive = (await store.live()).remotes[app]?.version === version;
  return isLive
    ? `${app} ${version} is published and live: the next page load has it. To undo: npm run releases -- rollback ${app}`
    : `${app} ${version} is published, and not live. To make it live: npm run releases -- activate ${app} ${version}`;
}
