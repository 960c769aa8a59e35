/** A disk of its own that can be filled, where this user may mount one. */
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runProcess } from '@sinima/processes/run-process';

/** Size of the disk, in MB: room for a test's releases. */
const MEGABYTES = 256;

export interface SmallDisk {
  fill(): Promise<void>;
  empty(): Promise<void>;
  unmount(): Promise<void>;
}

/** Mount a disk at a folder. @returns undefined where mounting is not allowed */
export async function mountSmallDisk(dir: string): Promise<SmallDisk | undefined> {
  const args = ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', dir];
  const { code } = await runProcess({ command: 'mount', args });
  if (code !== 0) return undefined;
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
    async unmount() {
      const { code: failed, output } = await runProcess({ command: 'umount', args: ['-l', dir] });
      if (failed !== 0) throw new Error(output);
    },
  };
}
