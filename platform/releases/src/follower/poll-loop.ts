/** The longest pause between two looks while they fail, in ms. */
const LONGEST_PAUSE_MS = 5_000;

/** Looks at something again and again: after a pause, or at once when somebody asks for it. One look at a time. */
export class PollLoop {
  #looking: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #failures = 0;
  #closed = false;

  /** @param look rejects when it failed: the pause then doubles, up to 5 s */
  constructor(
    private readonly look: () => Promise<void>,
    private readonly everyMs: number,
  ) {}

  /** Look now. Resolves after a look that began after this call, even when that look failed. */
  now(): Promise<void> {
    if (this.#closed) return Promise.resolve();
    if (!this.#looking) return this.#start();
    this.#next ??= this.#looking.then(() => {
      this.#next = undefined;
      return this.#closed ? undefined : this.#start();
    });
    return this.#next;
  }

  /** Stop, and wait for the look that is under way. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  #start(): Promise<void> {
    clearTimeout(this.#timer);
    this.#looking = this.look()
      .then(
        () => (this.#failures = 0),
        () => (this.#failures += 1),
      )
      .then(() => {
        this.#looking = undefined;
        if (!this.#closed) this.#timer = setTimeout(() => void this.now(), this.#pause()).unref();
      });
    return this.#looking;
  }

  /** In ms; spread by a tenth, so that many servers do not ask in step. */
  #pause(): number {
    const pause = Math.max(this.everyMs, Math.min(this.everyMs * 2 ** this.#failures, LONGEST_PAUSE_MS));
    return pause * (0.9 + Math.random() * 0.2);
  }
}
