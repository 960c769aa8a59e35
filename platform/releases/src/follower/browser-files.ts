import { hashOfAddress } from '@sinima/contracts/content-address';
import { isAppName } from '../shapes/names.ts';
import type { FileIndex } from './file-index.ts';
import { WrongRelease, type ReleaseCopies } from './release-copies.ts';
import type { ReportedErrors } from './reported-errors.ts';

/** Browser files of any release that was ever signed, brought here when they are asked for. */
export class BrowserFiles {
  readonly #copies: ReleaseCopies;
  readonly #index: FileIndex;
  readonly #errors: ReportedErrors;

  constructor(copies: ReleaseCopies, index: FileIndex, errors: ReportedErrors) {
    this.#copies = copies;
    this.#index = index;
    this.#errors = errors;
  }

  /**
   * Bring a file here, with its compressed copies.
   *
   * @returns its absolute path; undefined when no release names it, or it is not what was published
   * @throws ReleaseError when the store cannot be reached
   */
  async ensure(app: string, file: string): Promise<string | undefined> {
    const isBrowserFile = file.startsWith('browser/') && hashOfAddress(file) !== undefined;
    if (!isAppName(app) || !isBrowserFile) return undefined;
    const named = await this.#index.find(app, file);
    if (!named) return undefined;
    const [place] = await Promise.all([
      this.#bring(app, file, file),
      ...named.compressed.map(([copy, address]) => this.#bring(app, copy, address)),
    ]);
    return place;
  }

  async #bring(app: string, place: string, address: string): Promise<string | undefined> {
    try {
      return await this.#copies.copyFile(app, place, address);
    } catch (error) {
      if (!(error instanceof WrongRelease)) throw error;
      this.#errors.add(`${app}/${address}`, error);
      return undefined;
    }
  }
}
