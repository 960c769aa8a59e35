/** The file that processes of parts run, made from the present sources where they are here. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runProcess } from '@sinima/processes/run-process';
import pMemoize from 'p-memoize';

const partPool = createRequire(import.meta.url).resolve('@sinima/api-parts/part-pool');
const bundler = path.join(path.dirname(partPool), '../bundle-child.ts');

/** Make the file, once in each process; installed packages bring it. */
export const makePartScript = pMemoize(async (): Promise<void> => {
  if (!existsSync(bundler)) return;
  const { code, output } = await runProcess({ args: ['--import', 'tsx/esm', bundler] });
  if (code !== 0) throw new Error(`The process of parts of the API could not be made:\n${output}`);
});
