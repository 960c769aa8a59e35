import path from 'node:path';
import pTimeout from 'p-timeout';
import type { Generation } from '@sinima/contracts/pointer';
import type { Release } from '@sinima/contracts/release';
import { LIVE_KEY } from '../pointer/pointer-keys.ts';
import { NOTHING_LIVE } from '../pointer/read-pointer.ts';
import { verifyGeneration, type VerifiedGeneration } from '../pointer/verify-generation.ts';
import { ReleaseError } from '../errors/release-error.ts';
import { verifyRelease } from '../versions/verify-release.ts';
import { BrowserFiles } from './browser-files.ts';
import { cleanDaily } from './clean-local-copy.ts';
import type { FileSignature } from '../signing/response-signature.ts';
import { FileIndex } from './file-index.ts';
import { firstGeneration } from './first-generation.ts';
import type { Follower, FollowerOptions } from './follower.ts';
import { GenerationListeners } from './generation-listeners.ts';
import { LiveReleases, releasesOf } from './live-releases.ts';
import { PointerReader } from './pointer-reader.ts';
import { PollLoop } from './poll-loop.ts';
import { ReleaseCopies } from './release-copies.ts';
import { SeenGenerations } from './seen-generations.ts';
import { ReportedErrors } from './reported-errors.ts';

/** Time between two looks at the store, in ms: a fourth of what a rollback may take to reach the next page. */
const POLL_MS = 250;
/** Time that a start waits for the store when there is a generation to start from, in ms. */
const START_MS = 1_500;
/** How often the releases of a generation are tried before it becomes current without those that cannot be brought. */
const ATTEMPTS = 3;
/** After this many looks, releases that are missing are tried again. */
const LOOKS_FOR_MISSING = 20;

export class StoreFollower implements Follower {
  readonly #options: FollowerOptions;
  readonly #dir: string;
  readonly #errors: ReportedErrors;
  readonly #copies: ReleaseCopies;
  readonly #index: FileIndex;
  readonly #live: LiveReleases;
  readonly #browserFiles: BrowserFiles;
  readonly #seen: SeenGenerations;
  readonly #loop: PollLoop;
  readonly #listeners: GenerationListeners;
  #reader: PointerReader | undefined;
  #current: VerifiedGeneration | undefined;
  #taking: Promise<void> = Promise.resolve();
  #incomplete = 0;
  #looks = 0;
  #stopWatching: (() => void) | undefined;
  #stopCleaning: (() => void) | undefined;

  constructor(options: FollowerOptions) {
    const { store, trust, cacheDir, onError } = options;
    this.#options = options;
    this.#dir = path.resolve(cacheDir);
    this.#errors = new ReportedErrors(onError);
    this.#listeners = new GenerationListeners((error) => this.#errors.add('listener', error));
    this.#copies = new ReleaseCopies(store, this.#dir, (bytes, app, version) =>
      verifyRelease(bytes, app, version, trust),
    );
    this.#index = new FileIndex(store, this.#copies);
    this.#live = new LiveReleases(this.#copies, this.#index, this.#errors);
    this.#browserFiles = new BrowserFiles(this.#copies, this.#index, this.#errors);
    this.#seen = new SeenGenerations(path.join(this.#dir, 'generations'), (bytes) =>
      verifyGeneration(bytes, trust),
    );
    this.#loop = new PollLoop(() => this.#look(), options.pollMs ?? options.store.pollMs ?? POLL_MS);
  }

  /** Look for the first time; begin from the generation that was seen last when the store does not answer in time. */
  async start(): Promise<void> {
    const { store, trust } = this.#options;
    const seen = (await this.#seen.newest()) ?? (await firstGeneration(store, trust));
    this.#reader = new PointerReader(store, (bytes) => verifyGeneration(bytes, trust), seen);
    const looked = this.refresh();
    await (seen ? pTimeout(looked, { milliseconds: START_MS, message: false }) : looked);
    if (!this.#current && seen) {
      await pTimeout(this.#live.bring(seen.generation), { milliseconds: START_MS, message: false });
      this.#become(seen);
    }
    this.#stopWatching = store.watch?.(LIVE_KEY, () => void this.#loop.now());
    this.#stopCleaning = cleanDaily(this.#dir, this.#copies, {
      inUse: () => releasesOf(this.generation()),
      onError: (error) => this.#errors.add('cleaning', error),
    });
  }

  generation(): Generation {
    return this.#current?.generation ?? NOTHING_LIVE;
  }

  document(): Buffer | undefined {
    return this.#current?.bytes;
  }

  release(app: string, version: string): Release | undefined {
    return this.#copies.get(app, version)?.release;
  }

  keyOf(app: string, version: string): string | undefined {
    return this.#copies.get(app, version)?.key;
  }

  signaturesOf(app: string, file: string): readonly FileSignature[] {
    return this.#index.get(app, file)?.signatures ?? [];
  }

  async fetchRelease(app: string, version: string): Promise<Release> {
    const verified = await this.#copies.copy(app, version);
    this.#index.add(verified);
    return verified.release;
  }

  filePath(app: string, file: string): string {
    return this.#copies.pathOf(app, file);
  }

  ensureFile(app: string, file: string): Promise<string | undefined> {
    return this.#browserFiles.ensure(app, file);
  }

  onChange(listener: (generation: Generation) => void): () => void {
    return this.#listeners.add(listener);
  }

  async refresh(): Promise<void> {
    await this.#loop.now();
    await this.#taking;
  }

  async close(): Promise<void> {
    this.#stopWatching?.();
    this.#stopCleaning?.();
    this.#listeners.clear();
    await this.#loop.close();
    await this.#taking;
  }

  async #look(): Promise<void> {
    try {
      const received = await this.#reader?.read();
      this.#errors.solved('pointer');
      if (received) this.#taking = this.#take(received);
      else if ((this.#looks += 1) % LOOKS_FOR_MISSING === 0) this.#taking = this.#retryMissing(this.#taking);
    } catch (error) {
      this.#errors.add('pointer', error);
      throw error;
    } finally {
      this.#warnOfExpiry();
    }
  }

  /** Make a generation current once its releases are here. Not awaited by the loop: a newer one need not wait for it. */
  async #take(received: VerifiedGeneration): Promise<void> {
    const complete = await this.#live.bring(received.generation);
    this.#incomplete = complete ? 0 : this.#incomplete + 1;
    if (this.#incomplete > 0 && this.#incomplete < ATTEMPTS) {
      this.#reader?.again();
      return;
    }
    if (received.hash === this.#current?.hash) return;
    this.#become(received);
    try {
      await this.#seen.keep(received);
      this.#errors.solved('local copy');
    } catch (error) {
      this.#errors.add('local copy', error);
    }
  }

  #become(seen: VerifiedGeneration): void {
    if (this.#current && this.#current.generation.number >= seen.generation.number) return;
    this.#current = seen;
    this.#looks = 0;
    this.#warnOfExpiry();
    this.#listeners.tell(this.generation());
  }

  async #retryMissing(before: Promise<void>): Promise<void> {
    const generation = this.generation();
    const missing = this.#live.missing(generation);
    if (missing > 0) {
      await this.#live.bring(generation);
      if (generation === this.generation() && this.#live.missing(generation) < missing)
        this.#listeners.tell(this.generation());
    }
    await before;
  }

  #warnOfExpiry(): void {
    if (!this.#current || Date.parse(this.generation().expires) > Date.now()) return;
    const { number, expires } = this.generation();
    this.#errors.add(
      'expiry',
      new ReleaseError(
        `Generation ${number} of live.json expired at ${expires}. It stays in use here; servers that have not seen it refuse ` +
          'it. Renew it with `npm run releases -- renew`.',
      ),
    );
  }
}
