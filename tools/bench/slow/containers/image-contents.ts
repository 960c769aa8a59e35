import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { imageTag, type ImageName } from './build-images.ts';
import { RUN } from './container.ts';
import { succeed } from './succeed.ts';

/** Run a line of shell in an image. */
const inside = (image: ImageName, line: string): Promise<string> =>
  succeed('podman', [...RUN, '--rm', '--entrypoint', '/bin/sh', imageTag(image), '-c', line]);

/** The contents of an image that matter for safety. */
export interface ImageContents {
  /** The user that its processes run as. */
  readonly user: string;
  /** Private keys, settings and sources' history. */
  readonly secrets: readonly string[];
  /** Packages that only developers of the project need. */
  readonly developmentPackages: readonly string[];
}

/** Look into an image. */
export async function imageContents(image: ImageName): Promise<ImageContents> {
  const { devDependencies } = JSON.parse(readFileSync(path.join(rootDir, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const lines = async (line: string): Promise<string[]> =>
    (await inside(image, line)).split('\n').filter(Boolean);
  const packages = await lines('cd /app/node_modules && ls -d * @*/*');
  return {
    user: (await inside(image, 'id -un')).trim(),
    secrets: await lines(
      "find /app -path '*/node_modules' -prune -o \\( -name '*.pem' -o -name .env -o -name .git \\) -print",
    ),
    developmentPackages: Object.keys(devDependencies).filter((name) => packages.includes(name)),
  };
}
