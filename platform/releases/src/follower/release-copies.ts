/** Releases as this machine holds them: `release.json` verified, every file compared with its content address. */
import path from 'node:path';
import pMemoize from 'p-memoize';
import type { Release, ReleaseFile } from '@sinima/contracts/release';
import type { Trust } from '@sinima/contracts/signed';
import { areBytesOf } from '../versions/release-files.ts';
import { inBatches } from '../objects/in-batches.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { ReleaseError } from '../errors/release-error.ts';
import { isAppName, isVersion } from '../shapes/names.ts';
import { releaseKey, verifyRelease, type VerifiedRelease } from '../versions/verify-release.ts';
import { markUsed, placeFile, readIfThere } from './local-files.ts';

/** How many files of a release are copied at a time. */
const AT_A_TIME = 8;

/** Endings that a static file server looks for beside a file, by the name of the encoding. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/** A release, or a file of one, is missing from the store or is not what was published. Trying again will not help. */
export class WrongRelease extends ReleaseError {
  override name = 'WrongRelease';
}

/** Where the compressed copies of a file lie in the local copy, with the content address of each. */
export function compressedPlaces(
  file: string,
  encodings: ReleaseFile['encodings'] = {},
): [place: string, address: string][] {
  return (['br', 'gzip'] as const).flatMap((encoding): [string, string][] => {
    const copy = encodings[encoding];
    return copy ? [[`${file}${ENDINGS[encoding]}`, copy.file]] : [];
  });
}

/** The files of a release by the place that each gets in the local copy, with the content address that it is checked against. */
export function placesOf(release: Release): Map<string, string> {
  return new Map(
    Object.entries(release.files).flatMap(([file, { encodings }]): [string, string][] => [
      [file, file],
      ...compressedPlaces(file, encodings),
    ]),
  );
}

export class ReleaseCopies {
  readonly #copied = new Map<string, VerifiedRelease>();

  constructor(
    private readonly store: ObjectStore,
    private readonly dir: string,
    private readonly trust: Trust,
  ) {}

  /** A release whose files are all here; undefined otherwise. */
  get(app: string, version: string): VerifiedRelease | undefined {
    return this.#copied.get(`${app}/${version}`);
  }

  /** Absolute path of a file's place. */
  pathOf(app: string, file: string): string {
    return path.join(this.dir, app, file);
  }

  /** Note that releases are in use, so that cleaning leaves them. */
  async markUsed(releases: Iterable<readonly [app: string, version: string]>): Promise<void> {
    for (const [app, version] of releases) await markUsed(this.pathOf(app, `${version}/release.json`));
  }

  /**
   * Verify a release and bring its files here.
   *
   * @throws WrongRelease when it is missing or not what was published
   * @throws ReleaseError when the store cannot be reached, or the local copy not be written
   */
  async copy(app: string, version: string): Promise<VerifiedRelease> {
    const known = this.get(app, version);
    if (known) return known;
    const verified = await this.read(app, version);
    await inBatches([...placesOf(verified.release)], AT_A_TIME, ([file, address]) =>
      this.copyFile(app, file, address),
    );
    await this.markUsed([[app, version]]);
    this.#copied.set(`${app}/${version}`, verified);
    return verified;
  }

  /** Verify a release's `release.json`, the local one or else the store's, without its files. @throws as `copy` */
  async read(app: string, version: string): Promise<VerifiedRelease> {
    if (!isAppName(app) || !isVersion(version)) {
      throw new WrongRelease(`"${app} ${version}" cannot be the name and version of a release.`);
    }
    const local = await this.readLocal(app, version);
    if (local) return local;
    const stored = await this.store.read(releaseKey(app, version));
    if (!stored) {
      throw new WrongRelease(`${app} ${version} is missing from ${this.store.location}: publish it again.`);
    }
    let verified: VerifiedRelease;
    try {
      verified = verifyRelease(stored.bytes, app, version, this.trust);
    } catch (error) {
      throw new WrongRelease((error as Error).message);
    }
    await placeFile(this.pathOf(app, `${version}/release.json`), stored.bytes);
    return verified;
  }

  /** Verify the `release.json` that is here; undefined when it is not, was altered, or its key is trusted no more. */
  async readLocal(app: string, version: string): Promise<VerifiedRelease | undefined> {
    const local = await readIfThere(this.pathOf(app, `${version}/release.json`));
    try {
      return local && verifyRelease(local, app, version, this.trust);
    } catch {
      return undefined;
    }
  }

  /**
   * Bring a file here unless it is; callers who want the same at the same time share the work.
   *
   * @param address the content address that it is checked against
   * @throws as `copy`
   */
  readonly copyFile = pMemoize(
    (app: string, file: string, address: string) => this.#copyFile(app, file, address),
    { cacheKey: (names) => names.join('/'), cache: false },
  );

  async #copyFile(app: string, file: string, address: string): Promise<string> {
    const place = this.pathOf(app, file);
    const local = await readIfThere(place);
    if (local && areBytesOf(address, local)) {
      await markUsed(place);
      return place;
    }
    const key = `${app}/${address}`;
    const stored = await this.store.read(key);
    if (!stored || !areBytesOf(address, stored.bytes)) {
      throw new WrongRelease(
        `${key} is ${stored ? 'altered' : 'missing'} in ${this.store.location}: publish its release again.`,
      );
    }
    await placeFile(place, stored.bytes);
    return place;
  }
}
