/** `npm run workbench -- build`: the workbench as static files. */
import path from 'node:path';
import { bundleWorkbench } from '@sinima/build/workbench-bundles';
import { rootDir } from '@sinima/build/workspace';
import { findStories } from './find-stories.ts';
import { readSources } from './story-sources.ts';
import { workbenchSources } from './workbench-sources.ts';
import { writeSite } from './write-site.ts';

/** Build the workbench into a folder. Return its documents. @throws BuildError with what is wrong in the sources */
export async function buildWorkbench(outDir: string): Promise<string[]> {
  const found = findStories();
  const workDir = path.join(rootDir, '.data/workbench-build');
  const bundles = await bundleWorkbench(workbenchSources(workDir, 'production', found));
  return writeSite(bundles, readSources(found), { outDir, isLive: false });
}
