/** The version of the host that this process is, and where its client's files are. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HostFiles } from '@sinima/contracts/host';
import {
  isHostRelease,
  type BuiltRelease,
  type HostOffers,
  type HostRelease,
} from '@sinima/contracts/release';
import type { Trust } from '@sinima/contracts/signed';
import type { BrowserFile, Follower } from '@sinima/releases/follower';

export interface RunningHost {
  readonly version: string;
  readonly client: HostFiles;
  /** Its own texts in other languages. */
  readonly translations: HostRelease['translations'];
  /** Absolute path of the module that renderers run. */
  readonly renderer: string;
  /** The script of the boundary overlay, among its files. */
  readonly boundaries: string;
  /** The service worker's script, among its files. */
  readonly serviceWorker: string;
  /** The shared packages that remotes may take from it. */
  readonly offers: HostOffers;
  /** Public keys of which one must have signed its files; none where that is not demanded. */
  readonly keys: readonly string[];
  /** Find one of its files; undefined where the release store has it, or nobody. */
  readonly findFile: (file: string) => BrowserFile | undefined;
  /** Tell whether a file is one of its own. */
  readonly hasFile: (file: string) => boolean;
  /** Absolute path of one of its files. */
  readonly pathOf: (file: string) => string;
}

/** Take the host from the release store, as the launcher does. @throws ReleaseError when it is not to be had */
export async function hostFromStore(
  follower: Pick<Follower, 'fetchRelease' | 'filePath'>,
  version: string,
  trust: Trust,
): Promise<RunningHost> {
  const release = await follower.fetchRelease('shell', version);
  if (!isHostRelease(release)) throw new Error(`shell ${version} is no release of the host.`);
  return {
    version,
    client: release.client,
    translations: release.translations,
    renderer: follower.filePath('shell', release.renderer),
    boundaries: release.boundaries,
    serviceWorker: release.serviceWorker,
    offers: release.offers,
    keys: trust.releases['shell'] ?? [],
    findFile: () => undefined,
    hasFile: (file) => Object.hasOwn(release.files, file),
    pathOf: (file) => follower.filePath('shell', file),
  };
}

/** Take the host from a folder that it was built into: in development, and in tests. @throws when there is none */
export async function hostFromFolder(dir: string): Promise<RunningHost> {
  const file = path.join(dir, 'release.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no build of the host in ${dir}: npm start builds it.`);
  });
  const release = JSON.parse(text) as BuiltRelease;
  if (!isHostRelease(release)) throw new Error(`${file} is that of ${release.app}, not of the host.`);
  const { version, client, translations, renderer, boundaries, serviceWorker, offers, files } = release;
  const pathOf = (name: string): string => path.join(path.resolve(dir), name);
  return {
    version,
    client,
    translations,
    renderer: pathOf(renderer),
    boundaries,
    serviceWorker,
    offers,
    keys: [],
    findFile(name) {
      const found = Object.hasOwn(files, name) ? files[name] : undefined;
      return found && { path: pathOf(name), signatures: [] };
    },
    hasFile: (file) => Object.hasOwn(files, file),
    pathOf,
  };
}
