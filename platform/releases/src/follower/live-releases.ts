import type { Generation } from '@sinima/contracts/pointer';
import type { FileIndex } from './file-index.ts';
import { WrongRelease, type ReleaseCopies } from './release-copies.ts';
import type { ReportedErrors } from './reported-errors.ts';

/** App and version of every release that visitors may get by a generation. */
export function releasesOf({ apps }: Generation): [app: string, version: string][] {
  return Object.entries(apps).flatMap(([app, { version, previous, canary }]) =>
    [...new Set([version, previous, canary?.version])].flatMap((named): [string, string][] =>
      named === undefined ? [] : [[app, named]],
    ),
  );
}

/** Brings the releases of a generation here, and tells which are not to be had. */
export class LiveReleases {
  readonly #copies: ReleaseCopies;
  readonly #index: FileIndex;
  readonly #errors: ReportedErrors;

  constructor(copies: ReleaseCopies, index: FileIndex, errors: ReportedErrors) {
    this.#copies = copies;
    this.#index = index;
    this.#errors = errors;
  }

  /**
   * Bring them all.
   *
   * @returns false when one could not be brought and trying again may help; those that are missing from the store or
   *   altered there do not count
   */
  async bring(generation: Generation): Promise<boolean> {
    const done = await Promise.all(
      releasesOf(generation).map(([app, version]) => this.#bringOne(app, version)),
    );
    return done.every(Boolean);
  }

  /** How many of a generation's releases are not here. */
  missing(generation: Generation): number {
    return releasesOf(generation).filter(([app, version]) => !this.#copies.get(app, version)).length;
  }

  async #bringOne(app: string, version: string): Promise<boolean> {
    const name = `${app} ${version}`;
    try {
      this.#index.add(await this.#copies.copy(app, version));
      this.#errors.solved(name);
      return true;
    } catch (error) {
      this.#errors.add(name, error);
      return error instanceof WrongRelease;
    }
  }
}
