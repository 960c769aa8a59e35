/**
 * Publishes host and remotes as the present sources give them, and makes them live as far as gate and operators agree:
 * what is held or barred stays as it is. Without keys from outside, it makes some at its first run.
 */
import { rootDir } from '../platform/build/src/workspace.ts';
import { ensureLocalKeys } from '../platform/releases/src/signing/local-keys.ts';
import { openSigningStore, storePaths } from '../platform/releases/src/open-store.ts';
import { buildApp } from '../tools/site/src/build-app.ts';
import { allApps, releaseBuilds } from '../tools/site/src/release-site.ts';
import { userFacingText } from '../tools/site/src/user-facing-error.ts';

/**
 * Make keys for a site on one machine.
 *
 * @param operatorKeysDir folder of the operator's service, which has a pointer key of its own and nobody else's
 */
async function ensureKeys(operatorKeysDir: string | undefined): Promise<void> {
  if (process.env.RELEASE_SIGNING_KEY || process.env.POINTER_SIGNING_KEY) return;
  const { keysDir, trustFile } = storePaths(process.env, rootDir);
  await ensureLocalKeys(keysDir, allApps(), trustFile);
  if (operatorKeysDir !== undefined) await ensureLocalKeys(operatorKeysDir, [], trustFile);
}

try {
  await ensureKeys(process.argv[2]);
  const store = await openSigningStore(process.env, rootDir);
  const builds = [];
  for (const app of allApps()) builds.push(await buildApp(app, { store }));
  for (const note of await releaseBuilds(store, builds, 'deployment')) console.log(note);
  for (const [app, { version }] of Object.entries((await store.generation()).apps)) {
    console.log(`${app} ${version} is live in ${store.location}.`);
  }
} catch (error) {
  process.stderr.write(`${userFacingText(error)}\n`);
  process.exitCode = 1;
}
