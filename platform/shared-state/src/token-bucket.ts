/** Counts requests: it fills steadily, to one minute's worth at most, and each request takes one token. */
export class TokenBucket {
  private tokens: number;

  constructor(
    private readonly perMinute: number,
    private filledAt: number,
  ) {
    this.tokens = perMinute;
  }

  /** Take a token at the time `now` (ms); 0 when there was one, else how many ms until there is. */
  take(now: number): number {
    const perMs = this.perMinute / 60_000;
    this.tokens = Math.min(this.perMinute, this.tokens + (now - this.filledAt) * perMs);
    this.filledAt = now;
    if (this.tokens < 1) return Math.ceil((1 - this.tokens) / perMs);
    this.tokens -= 1;
    return 0;
  }

  /** Hold the given number of tokens at the time `now`; below 0 is a debt that has to be filled first. */
  set(tokens: number, now: number): void {
    this.tokens = tokens;
    this.filledAt = now;
  }
}
