import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildRelease } from '@sinima/build/build-release';
import type { ThisRemote } from './this-remote.ts';

/** Build a release of a remote into a folder, and say which version it is. */
export async function buildRemote({ app, dir }: ThisRemote, out: string): Promise<void> {
  const outDir = path.resolve(dir, out);
  await rm(outDir, { recursive: true, force: true });
  const { release } = await buildRelease(app, { outDir });
  const bytes = Object.values(release.files).reduce((sum, file) => sum + file.bytes, 0);
  console.log(
    `${app} ${release.version} is in ${path.relative(process.cwd(), outDir)}: ` +
      `${Object.keys(release.files).length} files, ${Math.round(bytes / 1024)} KB uncompressed.`,
  );
}
