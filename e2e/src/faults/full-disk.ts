/** A disk of its own that can be filled, where this user may mount one. */
import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Size of the disk, in MB: room for a test's releases. */
const MEGABYTES = 256;

export interface SmallDisk {
  fill(): Promise<void>;
  empty(): Promise<void>;
  unmount(): void;
}

/** Mount a disk at a folder. @returns undefined where mounting is not allowed */
export function mountSmallDisk(dir: string): SmallDisk | undefined {
  try {
    const size = `size=${MEGABYTES}m`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', dir], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const ballast = path.join(dir, '.ballast');
  return {
    async fill() {
      const block = Buffer.alloc(1 << 20, 1);
      const full = (error: unknown): void => {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      };
      for (let written = 0; written <= MEGABYTES; written += 1) {
        await writeFile(ballast, block, { flag: 'a' }).catch(full);
      }
    },
    empty: () => rm(ballast, { force: true }),
    unmount: () => void execFileSync('umount', ['-l', dir]),
  };
}
