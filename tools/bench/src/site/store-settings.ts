/** Where the measured site's releases are. */
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';

/** Below the packages of the host, and kept so that the next run builds only what changed. */
const folder = path.join(rootDir, '.data/bench');

/** Settings that name the store to every process of the measured site. */
export const STORE_SETTINGS = {
  RELEASES_DIR: path.join(folder, 'releases'),
  RELEASE_KEYS_DIR: path.join(folder, 'keys'),
  RELEASE_TRUST: path.join(folder, 'keys/trust.json'),
};

/** Folder of a copy of the live releases, of one measured site alone. */
export const copyDir = (name: string): string => path.join(folder, 'copies', name);
