import path from 'node:path';
import pTimeout from 'p-timeout';
import type { Generation } from '@sinima/contracts/pointer';
import type { Release } from '@sinima/contracts/release';
import { ReleaseError } from '../errors/release-error.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { LIVE_KEY } from '../pointer/pointer-keys.ts';
import { NOTHING_LIVE } from '../pointer/read-pointer.ts';
import type { VerifiedGeneration } from '../pointer/verify-generation.ts';
import { cleanDaily } from './clean-local-copy.ts';
import { FileIndex } from './file-index.ts';
import type { BrowserFile, Follower, FollowerOptions } from './follower.ts';
import { releasesOf } from './held-objects.ts';
import { PointerReader } from './pointer-reader.ts';
import { PollLoop } from './poll-loop.ts';
import { ReleaseCopies, WrongRelease } from './release-copies.ts';
import { ReportedErrors } from './reported-errors.ts';

/** Time between two looks at the store, in ms: a fourth of the time in which a rollback has to reach the next page. */
const POLL_MS = 250;
/** Time that a start waits for the store when there is a generation to start from, in ms. */
const START_MS = 1_500;
/** How often the releases of a generation are tried before it becomes current without those that cannot be brought. */
const ATTEMPTS = 3;
/** After this many looks, releases that are missing are tried again. */
const LOOKS_FOR_MISSING = 20;

export class StoreFollower implements Follower {
  readonly #store: ObjectStore;
  readonly #dir: string;
  readonly #errors: ReportedErrors;
  readonly #copies: ReleaseCopies;
  readonly #index: FileIndex;
  readonly #reader: PointerReader;
  readonly #loop: PollLoop;
  readonly #listeners = new Set<(generation: Generation) => void>();
  #current: VerifiedGeneration | undefined;
  #taking: Promise<void> = Promise.resolve();
  #incomplete = 0;
  #looks = 0;
  #stop = (): void => undefined;

  constructor({ store, trust, cacheDir, pollMs, onError }: FollowerOptions) {
    this.#store = store;
    this.#dir = path.resolve(cacheDir);
    this.#errors = new ReportedErrors(onError);
    this.#copies = new ReleaseCopies(store, this.#dir, trust);
    this.#index = new FileIndex(store, this.#copies, this.#errors);
    this.#reader = new PointerReader(store, this.#dir, trust);
    this.#loop = new PollLoop(() => this.#look(), pollMs ?? store.pollMs ?? POLL_MS);
  }

  /** Look for the first time; begin from the generation that was seen last when the store does not answer in time. */
  async start(): Promise<void> {
    const seen = await this.#reader.newest();
    const looked = this.refresh();
    await (seen ? pTimeout(looked, { milliseconds: START_MS, message: false }) : looked);
    if (!this.#current && seen) {
      await pTimeout(this.#bring(seen.generation), { milliseconds: START_MS, message: false });
      this.#become(seen);
    }
    const stopWatching = this.#store.watch?.(LIVE_KEY, () => void this.#loop.now());
    const stopCleaning = cleanDaily(this.#dir, this.#copies, {
      inUse: () => releasesOf(this.generation()),
      onError: (error) => this.#errors.add('cleaning', error),
    });
    this.#stop = () => {
      stopWatching?.();
      stopCleaning();
    };
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

  async fetchRelease(app: string, version: string): Promise<Release> {
    const verified = await this.#copies.copy(app, version);
    this.#index.add(verified);
    return verified.release;
  }

  filePath(app: string, file: string): string {
    return this.#copies.pathOf(app, file);
  }

  ensureFile(app: string, file: string): Promise<BrowserFile | undefined> {
    return this.#index.bring(app, file);
  }

  onChange(listener: (generation: Generation) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async refresh(): Promise<void> {
    await this.#loop.now();
    await this.#taking;
  }

  async close(): Promise<void> {
    this.#stop();
    this.#listeners.clear();
    await this.#loop.close();
    await this.#taking;
  }

  async #look(): Promise<void> {
    const reading = this.#errors.watch('pointer', this.#reader.read());
    const received = await reading.finally(() => this.#warnOfExpiry());
    if (received) this.#taking = this.#take(received);
    else if ((this.#looks += 1) % LOOKS_FOR_MISSING === 0) this.#taking = this.#retryMissing(this.#taking);
  }

  /** Make a generation current once its releases are here. Not awaited by the loop: a newer one need not wait for it. */
  async #take(received: VerifiedGeneration): Promise<void> {
    const complete = await this.#bring(received.generation);
    this.#incomplete = complete ? 0 : this.#incomplete + 1;
    if (this.#incomplete > 0 && this.#incomplete < ATTEMPTS) {
      this.#reader.again();
      return;
    }
    if (received.hash === this.#current?.hash) return;
    this.#become(received);
    await this.#errors.watch('local copy', this.#reader.keep(received)).catch(() => undefined);
  }

  #become(seen: VerifiedGeneration): void {
    if (this.#current && this.#current.generation.number >= seen.generation.number) return;
    this.#current = seen;
    this.#looks = 0;
    this.#warnOfExpiry();
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) {
      try {
        listener(this.generation());
      } catch (error) {
        this.#errors.add('listener', error);
      }
    }
  }

  /**
   * Bring all releases of a generation here.
   *
   * @returns false when one could not be brought and trying again may help; those that are missing from the store or
   *   altered there do not count
   */
  async #bring(generation: Generation): Promise<boolean> {
    const brought = releasesOf(generation).map(([app, version]) =>
      this.#errors.watch(`${app} ${version}`, this.fetchRelease(app, version)).then(
        () => true,
        (error: unknown) => error instanceof WrongRelease,
      ),
    );
    return (await Promise.all(brought)).every(Boolean);
  }

  async #retryMissing(before: Promise<void>): Promise<void> {
    const generation = this.generation();
    const missing = (): number => releasesOf(generation).filter((named) => !this.release(...named)).length;
    const count = missing();
    if (count > 0) {
      await this.#bring(generation);
      if (generation === this.generation() && missing() < count) this.#tell();
    }
    await before;
  }

  #warnOfExpiry(): void {
    const { number, expires } = this.generation();
    if (Date.parse(expires) > Date.now()) return;
    this.#errors.add(
      'expiry',
      new ReleaseError(
        `Generation ${number} of live.json expired at ${expires}. It stays in use here; servers that have not seen it refuse ` +
          'it. Renew it with `npm run releases -- renew`.',
      ),
    );
  }
}
