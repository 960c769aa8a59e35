/** Publishes every remote whose sources give a version that the store does not have yet; a rollback stays. */
import path from 'node:path';
import { remoteNames, rootDir } from '../platform/build/src/workspace.ts';
import { publishIfNew } from '../tools/site/src/build-site.ts';

const store = path.resolve(rootDir, process.env.RELEASES_DIR || 'releases');
for (const app of remoteNames()) {
  const version = await publishIfNew(app, store, { why: 'deployment' });
  console.log(`${app} ${version} is in ${store}.`);
}
