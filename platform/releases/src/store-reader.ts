import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { LivePointers, Release } from '@sinima/contracts/release';
import { CachedFiles } from './cached-file.ts';
import { isMissing, ReleaseError } from './release-error.ts';
import { readHistory, type HistoryEntry } from './release-history.ts';
import { isAppName, isVersion, parsePointers, parseRelease } from './release-shape.ts';

const nothingLive: LivePointers = { remotes: {} };

function orThrow<T>(parsed: T | string, message: (wrong: string) => string): T {
  if (typeof parsed === 'string') throw new ReleaseError(message(parsed));
  return parsed;
}

async function folderNames(dir: string): Promise<string[]> {
  try {
    const entries = await readdir(dir, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** A release store as far as it is read: cheap enough to be asked for every page. */
export class StoreReader {
  /** Absolute path of the store's folder. */
  readonly dir: string;
  readonly liveFile: string;
  readonly historyFile: string;

  readonly #pointers = new CachedFiles<LivePointers>((text, file) =>
    orThrow(
      parsePointers(text),
      (wrong) =>
        `${file} cannot be read: ${wrong}. Move it away and activate each remote's version again with ` +
        '`npm run releases -- activate <app> <version>`; `npm run releases -- history` tells which were live.',
    ),
  );
  readonly #releases = new CachedFiles<Release>((text, file) =>
    orThrow(parseRelease(text), (wrong) => `${file} cannot be read: ${wrong}.`),
  );

  constructor(dir: string) {
    this.dir = path.resolve(dir);
    this.liveFile = path.join(this.dir, 'live.json');
    this.historyFile = path.join(this.dir, 'history.jsonl');
  }

  /** The folder of a version. @throws ReleaseError when the names could not be folders of the store */
  releaseDir(app: string, version: string): string {
    if (!isAppName(app)) {
      throw new ReleaseError(`"${app}" is not the name of a remote: those are like mfe-title.`);
    }
    if (!isVersion(version)) {
      throw new ReleaseError(`"${version}" is not a version: those are like 1.0.0-3fa9c1d0.`);
    }
    return path.join(this.dir, app, version);
  }

  /**
   * What is live now; nothing when there is no `live.json`. As long as the file has not changed, the same object.
   *
   * @throws ReleaseError when the file is torn or is not what it should be
   */
  async live(): Promise<LivePointers> {
    try {
      return await this.#pointers.read(this.liveFile);
    } catch (error) {
      if (isMissing(error)) return nothingLive;
      throw error;
    }
  }

  /** A version's `release.json`. @throws ReleaseError when it is missing or wrong */
  async release(app: string, version: string): Promise<Release> {
    const file = path.join(this.releaseDir(app, version), 'release.json');
    const release = await this.#releases.read(file).catch((error: unknown) => {
      throw isMissing(error) ? new ReleaseError(`${app} ${version} is missing from the store.`) : error;
    });
    if (release.app === app && release.version === version) return release;
    throw new ReleaseError(
      `${file} is that of ${release.app} ${release.version}. Delete its folder, and publish again what belongs there.`,
    );
  }

  /** What `release` gave last for a version, without looking at the disk. */
  lastRelease(app: string, version: string): Release | undefined {
    return this.#releases.lastRead(path.join(this.releaseDir(app, version), 'release.json'));
  }

  /** The versions of a remote that are in the store, by name. */
  async versions(app: string): Promise<string[]> {
    if (!isAppName(app)) return [];
    const names = (await folderNames(path.join(this.dir, app))).filter(isVersion).sort();
    const published = await Promise.all(
      names.map((name) =>
        stat(path.join(this.dir, app, name, 'release.json')).then(
          () => true,
          () => false,
        ),
      ),
    );
    return names.filter((_, index) => published[index]);
  }

  /** The remotes that are in the store or live, by name. */
  async apps(): Promise<string[]> {
    const names = [...(await folderNames(this.dir)), ...Object.keys((await this.live()).remotes)];
    return [...new Set(names.filter(isAppName))].sort();
  }

  /** The changes of one remote, or of all, oldest first. */
  async history(app?: string): Promise<HistoryEntry[]> {
    const entries = await readHistory(this.historyFile);
    return app === undefined ? entries : entries.filter((entry) => entry.app === app);
  }
}
