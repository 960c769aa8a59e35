/** How often a line is shown, in ms: where it is written over, and where each is a line of its own. */
const EVERY_MS = { terminal: 200, log: 5_000 } as const;

/** Show how far a long command is, on standard error. */
export class ProgressLine {
  private readonly startedAt = Date.now();
  private shownAt = 0;
  private isOpen = false;

  /** `former` is what was done before this command went on with it. */
  constructor(
    private readonly what: string,
    private readonly former = 0,
    private readonly out: NodeJS.WriteStream = process.stderr,
  ) {}

  /** Show a count, the rate, and the rest where the total is known, but not more often than one can read. */
  show(done: number, total?: number): void {
    const now = Date.now();
    if (now - this.shownAt < (this.out.isTTY ? EVERY_MS.terminal : EVERY_MS.log)) return;
    this.shownAt = now;
    const text = progressText(this.what, done, total, (now - this.startedAt) / 1000, this.former);
    this.out.write(this.out.isTTY ? `\r\u001B[K${text}` : `${text}\n`);
    this.isOpen = this.out.isTTY;
  }

  /** Clear the line for the next message. */
  end(): void {
    if (this.isOpen) this.out.write('\r\u001B[K');
    this.isOpen = false;
  }
}

/**
 * Return what a line of progress says after so many seconds.
 *
 * @example progressText('rows', 5000, 20_000, 10) // '5,000 of 20,000 rows, 500 a second, 30 s left'
 */
export function progressText(
  what: string,
  done: number,
  total: number | undefined,
  seconds: number,
  former = 0,
): string {
  const rate = (done - former) / Math.max(seconds, 0.001);
  const count = (value: number): string => Math.round(value).toLocaleString('en');
  const ofAll = total === undefined ? '' : ` of ${count(total)}`;
  const left = total === undefined || rate === 0 ? '' : `, ${count(Math.max(0, total - done) / rate)} s left`;
  return `${count(done)}${ofAll} ${what}, ${count(rate)} a second${left}`;
}
