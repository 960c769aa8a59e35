import { rootDir } from '@sinima/build/workspace';
import { runProcess } from '@sinima/processes/run-process';
import { UserFacingError } from '@sinima/site/user-facing-error';
import type { BffPlace } from './running-bff.ts';

/** Load a synthetic catalogue of so many titles with `npm run seed`. @throws UserFacingError when that fails */
export async function loadCatalogue(
  { dataDir, uri }: BffPlace,
  titles: number,
  say: (text: string) => void,
): Promise<void> {
  say(`Loading ${titles} synthetic titles …`);
  const { code, output } = await runProcess({
    command: 'npm',
    args: ['run', 'seed', '--', '--scale', String(titles)],
    cwd: rootDir,
    env: { ...process.env, SINIMA_DATA_DIR: dataDir, MONGODB_URI: uri ?? '', SAMPLE_DATA: 'on' },
  });
  if (code !== 0) throw new UserFacingError(`The synthetic catalogue could not be loaded:\n${output.trim()}`);
}
