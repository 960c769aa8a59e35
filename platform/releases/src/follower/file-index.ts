/** Which browser files signed releases name, and who signed them: also files of versions that only an open tab still holds. */
import { readdir } from 'node:fs/promises';
import { inBatches } from '../objects/in-batches.ts';
import { isMissing } from '../errors/release-error.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { FileSignature } from '../signing/response-signature.ts';
import type { VerifiedRelease } from '../versions/verify-release.ts';
import { compressedPlaces, WrongRelease, type ReleaseCopies } from './release-copies.ts';

/** After this time the store is asked anew for releases of an app, in ms: addresses that are made up cost no more. */
const ASK_AGAIN_MS = 10_000;

/** A browser file that some signed release names. */
interface NamedFile {
  /** One by each key that signed a release with it. */
  readonly signatures: readonly FileSignature[];
  /** Places and addresses of its compressed copies. */
  readonly compressed: readonly (readonly [place: string, address: string])[];
}

/** Not versions, though they lie beside them. */
const FOLDERS_OF_FILES = new Set(['browser', 'server']);

/** Descriptions that are read at the same time. */
const AT_ONCE = 8;

export class FileIndex {
  readonly #store: ObjectStore;
  readonly #copies: ReleaseCopies;
  readonly #files = new Map<string, NamedFile>();
  readonly #known = new Set<string>();
  readonly #asked = new Map<string, { when: number; asking: Promise<void> }>();

  constructor(store: ObjectStore, copies: ReleaseCopies) {
    this.#store = store;
    this.#copies = copies;
  }

  /** Note a release's files. One that others have too may be signed by several keys, while keys are being exchanged. */
  add({ release, key }: VerifiedRelease): void {
    this.#known.add(`${release.app}/${release.version}`);
    for (const [file, { signature, encodings }] of Object.entries(release.files)) {
      const others = this.get(release.app, file)?.signatures.filter((each) => each.key !== key) ?? [];
      this.#files.set(`${release.app}/${file}`, {
        signatures: signature === undefined ? others : [...others, { key, signature }],
        compressed: compressedPlaces(file, encodings),
      });
    }
  }

  get(app: string, file: string): NamedFile | undefined {
    return this.#files.get(`${app}/${file}`);
  }

  /**
   * Look a file up among all releases of its app, those in the store too; of apps of which nothing was ever here, nothing.
   *
   * @throws ReleaseError when the store cannot be reached
   */
  async find(app: string, file: string): Promise<NamedFile | undefined> {
    const known = this.get(app, file);
    if (known) return known;
    const here = await this.#localVersions(app);
    if (here.length === 0) return undefined;
    let asked = this.#asked.get(app);
    if (!asked || asked.when < Date.now() - ASK_AGAIN_MS) {
      asked = { when: Date.now(), asking: this.#readAll(app, here) };
      this.#asked.set(app, asked);
    }
    await asked.asking;
    return this.get(app, file);
  }

  async #readAll(app: string, here: readonly string[]): Promise<void> {
    await this.#readVersions(app, here);
    await this.#readVersions(app, await this.#storedVersions(app));
  }

  async #readVersions(app: string, versions: readonly string[]): Promise<void> {
    const unknown = versions.filter((version) => !this.#known.has(`${app}/${version}`));
    await inBatches(unknown, AT_ONCE, async (version) => {
      try {
        this.add(await this.#copies.read(app, version));
      } catch (error) {
        // Its files are nobody's then.
        if (!(error instanceof WrongRelease)) throw error;
      }
    });
  }

  async #localVersions(app: string): Promise<string[]> {
    try {
      const names = await readdir(this.#copies.pathOf(app, '.'));
      return names.filter((name) => !FOLDERS_OF_FILES.has(name));
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  async #storedVersions(app: string): Promise<string[]> {
    const ending = '/release.json';
    const keys = await this.#store.list(`${app}/`);
    return keys.filter((key) => key.endsWith(ending)).map((key) => key.slice(app.length + 1, -ending.length));
  }
}
