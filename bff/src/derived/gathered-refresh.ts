/** How long requests are gathered, in ms. */
const GATHERING_MS = 10_000;

/** Derives something again from the whole catalogue after votes or changes; those within ten seconds share one run. */
export class GatheredRefresh {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  /**
   * @param refresh derives it from all records
   * @param onError is called with the error of a failed run; the next request tries again
   */
  constructor(
    private readonly refresh: () => Promise<void>,
    private readonly onError: (error: Error) => void,
  ) {}

  /** Schedule a run. */
  request(): void {
    this.timer ??= setTimeout(() => this.run(), GATHERING_MS);
  }

  /** Resolve when what was requested is done: at once, without gathering more. */
  async finish(): Promise<void> {
    if (this.timer) this.run();
    await this.running;
  }

  private run(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.running = this.running.then(() => this.refresh()).catch(this.onError);
  }
}
