import { fileURLToPath } from 'node:url';
import { runProcess } from '@sinima/processes/run-process';

/** Prepare the measured site in a process of its own, since Jest cannot load what builds it. @throws Error with its output */
export async function prepareApart(): Promise<void> {
  const prepare = fileURLToPath(new URL('prepare.ts', import.meta.url));
  const { code, output } = await runProcess({ args: ['--import', 'tsx/esm', prepare] });
  if (code !== 0) throw new Error(`The site cannot be built:\n${output}`);
}
