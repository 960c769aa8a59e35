/** Builds what changed, and only that. The bundler is loaded when there is something to bundle. */
import { bffVersion, builtBffVersion } from '@sinima/build/versions';
import { buildCatalogue } from '@sinima/data/build';
import type { ListrTask } from 'listr2';

/** Check the files of `data/` and write the one that the BFF reads, unless nothing changed. */
export function catalogueTask(): ListrTask {
  return {
    title: 'catalogue',
    task: async (_context, task) => {
      if (!(await buildCatalogue())) task.skip('catalogue: nothing changed');
    },
  };
}

/** Compile the BFF, unless the build that is there is of the same sources. */
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
