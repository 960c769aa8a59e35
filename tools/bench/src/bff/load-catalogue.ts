import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rootDir } from '@sinima/build/workspace';
import { UserFacingError } from '@sinima/site/user-facing-error';
import type { BffPlace } from './running-bff.ts';

/** Loads a synthetic catalogue of so many titles with `npm run seed`. @throws UserFacingError when that fails */
export async function loadCatalogue(
  { dataDir, uri }: BffPlace,
  titles: number,
  say: (text: string) => void,
): Promise<void> {
  say(`Loading ${titles} synthetic titles …`);
  const seed = spawn('npm', ['run', 'seed', '--', '--scale', String(titles)], {
    cwd: rootDir,
    env: { ...process.env, SINIMA_DATA_DIR: dataDir, MONGODB_URI: uri ?? '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(seed, 'exit')) as [number | null];
  if (code !== 0) throw new UserFacingError(`The synthetic catalogue could not be loaded (${code ?? 'killed'}).`);
}
