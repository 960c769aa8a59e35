/** The images of `deploy/Dockerfile`, built without Docker. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { succeed } from './succeed.ts';

export const IMAGES = ['bff', 'shell', 'operator', 'publish'] as const;

export type ImageName = (typeof IMAGES)[number];

export const imageTag = (image: ImageName): string => `localhost/sinima-test/${image}`;

/** Docker's format knows health checks. */
const BUILD =
  'bud --file deploy/Dockerfile --format docker --isolation chroot --layers --network host --pull=never'.split(
    ' ',
  );

interface BuiltImage {
  readonly image: ImageName;
  readonly megabytes: number;
  /** How long its build took, what earlier ones had built excepted. */
  readonly seconds: number;
}

/** Where npm of the image reads settings for all users, and where this machine's cache stands in it. */
const SETTINGS_OF_IMAGE = '/usr/local/etc/npmrc';
const LENT_CACHE = '/npm-cache';

const npmSetting = async (name: string): Promise<string> =>
  (await succeed('npm', ['config', 'get', name])).trim();

/**
 * Build all images, the first of which makes what they share. Packages come from where npm gets them on this machine; npm's
 * cache is lent to the build.
 */
export async function buildImages(): Promise<BuiltImage[]> {
  const dir = await mkdtemp(path.join(tmpdir(), 'sinima-images-'));
  try {
    const settings = path.join(dir, 'npmrc');
    const [registry, cafile, cache] = await Promise.all(['registry', 'cafile', 'cache'].map(npmSetting));
    const hasAuthority = cafile !== undefined && cafile !== 'null';
    const lines = [
      `registry=${registry}`,
      `cache=${LENT_CACHE}`,
      ...(hasAuthority ? [`cafile=${cafile}`] : []),
    ];
    await writeFile(settings, `${lines.join('\n')}\n`);
    const lent = [`${settings}:${SETTINGS_OF_IMAGE}:ro`, `${cache}:${LENT_CACHE}`];
    if (hasAuthority) lent.push(`${cafile}:${cafile}:ro`);
    const volumes = lent.flatMap((volume) => ['--volume', volume]);
    const built: BuiltImage[] = [];
    for (const image of IMAGES) {
      const startedAt = performance.now();
      await succeed(
        'buildah',
        [...BUILD, ...volumes, '--target', image, '--tag', imageTag(image), '.'],
        rootDir,
      );
      const seconds = (performance.now() - startedAt) / 1_000;
      const size = await succeed('podman', ['image', 'inspect', '--format', '{{.Size}}', imageTag(image)]);
      built.push({ image, megabytes: Number(size) / 1e6, seconds });
    }
    return built;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
