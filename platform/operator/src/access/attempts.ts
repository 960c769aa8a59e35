/** Wrong tokens that one address may send in a minute. */
const MAX_ATTEMPTS = 5;
const MINUTE = 60_000;
/** Addresses that are remembered. */
const MAX_ADDRESSES = 10_000;

/** Counts the wrong tokens of each address. */
export class Attempts {
  private readonly wrong = new Map<string, { count: number; until: number }>();

  constructor(private readonly clock: () => number = Date.now) {}

  /** Return how many seconds an address has to wait; 0: it may try. */
  waitSeconds(address: string): number {
    const entry = this.wrong.get(address);
    if (entry === undefined || entry.count < MAX_ATTEMPTS) return 0;
    return Math.max(0, Math.ceil((entry.until - this.clock()) / 1_000));
  }

  /** Remember that an address has sent a wrong token. */
  failed(address: string): void {
    const now = this.clock();
    const entry = this.wrong.get(address);
    const isCurrent = entry !== undefined && entry.until > now;
    this.wrong.delete(address);
    this.wrong.set(
      address,
      isCurrent ? { ...entry, count: entry.count + 1 } : { count: 1, until: now + MINUTE },
    );
    if (this.wrong.size > MAX_ADDRESSES) this.wrong.delete(this.wrong.keys().next().value!);
  }
}
