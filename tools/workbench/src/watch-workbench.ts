/** The workbench as a folder of files that follows its sources. */
import path from 'node:path';
import { BuildError } from '@sinima/build/build-error';
import { watchWorkbench as watchBundles, type WorkbenchBundles } from '@sinima/build/workbench-bundles';
import { watch } from 'chokidar';
import { findStories, storyFolders } from './find-stories.ts';
import { readSources, type ReadSources } from './story-sources.ts';
import { workbenchSources } from './workbench-sources.ts';
import { writeSite } from './write-site.ts';

interface Watching {
  /** Folder for all that is made. */
  dir: string;
  /** Called with the folder of the site after each build. */
  onBuilt: (siteDir: string) => void;
  /** Called with what is wrong in the sources; the former site stays. */
  onFailed: (message: string) => void;
}

/** Build the workbench at once and at each change, for as long as the process lives. */
export function watchWorkbench({ dir, onBuilt, onFailed }: Watching): void {
  // Two folders in turn: what is being served stays whole while the next one is written.
  let builds = 0;
  let sources: ReadSources | undefined;

  async function write(bundles: WorkbenchBundles): Promise<void> {
    sources = readSources(findStories(), sources?.program);
    const siteDir = path.join(dir, `site-${builds++ % 2}`);
    await writeSite(bundles, sources, { outDir: siteDir, isLive: true });
    onBuilt(siteDir);
  }

  let writing = Promise.resolve();
  watchBundles(workbenchSources(dir, 'development', findStories()), (result) => {
    if (result instanceof BuildError) return onFailed(result.message);
    writing = writing
      .then(() => write(result))
      .catch((error: unknown) => onFailed(error instanceof Error ? error.message : String(error)));
  });

  // A story file that comes or goes changes the entries, and with them the bundles.
  watch(storyFolders(), { ignoreInitial: true }).on('all', (event, file) => {
    if (!file.endsWith('.stories.tsx') || event === 'change') return;
    try {
      workbenchSources(dir, 'development', findStories());
    } catch (error) {
      onFailed(error instanceof Error ? error.message : String(error));
    }
  });
}
