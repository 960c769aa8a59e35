import path from 'node:path';
import type { WorkbenchSources } from '@sinima/build/workbench-bundles';
import { packageDir } from '@sinima/build/workspace';
import type { FoundStories } from './find-stories.ts';
import { writeEntries } from './write-entries.ts';

/**
 * What the bundler is told.
 *
 * @param workDir folder for entries and bundles; the site itself goes elsewhere
 */
export function workbenchSources(
  workDir: string,
  mode: WorkbenchSources['mode'],
  found: readonly FoundStories[],
): WorkbenchSources {
  const { main, frame, server } = writeEntries(path.join(workDir, 'entries'), found);
  return {
    mode,
    outDir: path.join(workDir, 'bundles'),
    client: { main, frame },
    server,
    replaced: {
      module: /ui-kit\/src\/cloth\/cloth-path\.ts$/,
      by: path.join(packageDir('@sinima/ui-kit'), 'workbench/drawn-cloth-path.ts'),
    },
  };
}
