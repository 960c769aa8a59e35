/** How many lines pass in each span of time. */
const LINES = 20;
const SPAN_MS = 10_000;

/** The part of a line that is kept, in characters. */
export const LINE_LENGTH = 1_000;

/** Tells which lines of a flood pass. */
export class LineLimit {
  #since = Number.NEGATIVE_INFINITY;
  #lines = 0;

  constructor(private readonly now: () => number) {}

  /** Tell whether a line passes, and whether it is the last one of this span. */
  next(): 'passes' | 'last' | 'cut' {
    const now = this.now();
    if (now - this.#since >= SPAN_MS) {
      this.#since = now;
      this.#lines = 0;
    }
    this.#lines += 1;
    if (this.#lines > LINES) return 'cut';
    return this.#lines === LINES ? 'last' : 'passes';
  }
}
