/** How many calls are remembered. */
const MAX_CALLS = 1_000;

export interface LoggedCall {
  /** Counts up. */
  readonly number: number;
  readonly name: string;
  readonly by: 'server' | 'browser';
  /** Undefined: not answered, or not yet. */
  readonly status?: number;
  /** How long the answer took, in milliseconds. */
  readonly ms?: number;
}

/** The calls of one page: the server's up to the number `rendered`, after those of the page before; the browser's since. */
export interface PageMarks {
  readonly before: number;
  readonly rendered: number;
}

/** Remembers the calls of pages that were rendered on the server, and of browsers. */
export class CallLog {
  private readonly calls: LoggedCall[] = [];
  private rendered = 0;

  private get last(): number {
    return this.calls.at(-1)?.number ?? 0;
  }

  /** Note a call that begins. @returns what notes its end */
  begin(name: string, by: LoggedCall['by']): (status: number) => void {
    const call: LoggedCall = { number: this.last + 1, name, by };
    const began = performance.now();
    this.calls.push(call);
    if (this.calls.length > MAX_CALLS) this.calls.shift();
    return (status) => Object.assign(call, { status, ms: Math.round(performance.now() - began) });
  }

  /** Note that a page has come to a browser. */
  beginPage(): PageMarks {
    const before = this.rendered;
    this.rendered = this.last;
    return { before, rendered: this.rendered };
  }

  ofPage({ before, rendered }: PageMarks): LoggedCall[] {
    return this.calls.filter(({ number, by }) =>
      by === 'server' ? number > before && number <= rendered : number > rendered,
    );
  }
}
