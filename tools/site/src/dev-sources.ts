/** The parts of a site in development beside remotes: the host, the BFF, the catalogue. Each is built when its sources changed. */
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sourceFingerprint } from '@sinima/build/source-fingerprint';
import { rootDir } from '@sinima/build/workspace';
import { watch } from 'chokidar';

/** How long to wait for more changes before building, in milliseconds: editors write several files at once. */
const SETTLE_MS = 60;

/** Where the development host is built. */
export const devHostDir = path.join(rootDir, 'shell/dist/development');

/** The store of the releases that are being worked on. */
export const devReleasesDir = ({ dataDir }: { readonly dataDir: string }): string =>
  path.join(dataDir, 'dev-releases');

let builtFrom: string | undefined;
let version: string | undefined;

/** Build the host unless its sources are those of the last build; tells whether it is another one now. @throws BuildError */
export async function buildHostIfChanged(): Promise<boolean> {
  const sources = sourceFingerprint('shell', 'development');
  if (builtFrom === sources) return false;
  const { buildHost } = await import('@sinima/build/build-host');
  const next = `${devHostDir}.next`;
  await rm(next, { recursive: true, force: true });
  const { release } = await buildHost({ mode: 'development', outDir: next });
  builtFrom = sources;
  if (release.version === version) return false;
  version = release.version;
  await rm(devHostDir, { recursive: true, force: true });
  await rename(next, devHostDir);
  return true;
}

/** Call back after changes in folders of sources, one call at a time. @returns the way to stop */
export function watchSources(dirs: readonly string[], onChange: () => Promise<void>): () => Promise<void> {
  let settling: ReturnType<typeof setTimeout> | undefined;
  let building = Promise.resolve();
  const watcher = watch([...dirs], {
    ignoreInitial: true,
    ignored: (file) => /(^|\/)(node_modules|dist)(\/|$)/.test(path.relative(rootDir, file)),
  }).on('all', () => {
    clearTimeout(settling);
    settling = setTimeout(() => {
      building = building.then(onChange);
    }, SETTLE_MS);
  });
  return () => watcher.close();
}
