/** Remembers who asked what: pages that were rendered on the server, and browsers. */

/** How many calls are remembered. */
const MAX_CALLS = 1_000;

export interface LoggedCall {
  /** Counts up. */
  readonly number: number;
  readonly name: string;
  /** Path and query. */
  readonly address: string;
  readonly by: 'server' | 'browser';
  /** On the server: the request for the page that the call is part of. */
  readonly render?: string | undefined;
  /** Undefined: not answered, or not yet. */
  status?: number;
  /** How long the answer took, in milliseconds. */
  ms?: number;
}

export class CallLog {
  private readonly calls: LoggedCall[] = [];
  private lastRender: string | undefined;

  /** The number of the latest call. */
  get last(): number {
    return this.calls.at(-1)?.number ?? 0;
  }

  /** Note a call that begins. @returns what notes its end */
  begin(call: Omit<LoggedCall, 'number' | 'status' | 'ms'>): (status: number) => void {
    const logged: LoggedCall = { ...call, number: this.last + 1 };
    const began = performance.now();
    this.calls.push(logged);
    if (this.calls.length > MAX_CALLS) this.calls.shift();
    if (call.render !== undefined) this.lastRender = call.render;
    return (status) => {
      logged.status = status;
      logged.ms = Math.round(performance.now() - began);
    };
  }

  /** Return the render that was the latest when a page came to a browser, once: the next page is of another. */
  takeRender(): string | undefined {
    const render = this.lastRender;
    this.lastRender = undefined;
    return render;
  }

  /** Return the calls of one page: of its rendering, and of browsers since. */
  ofPage(render: string | undefined, since: number): LoggedCall[] {
    return this.calls.filter((call) =>
      call.by === 'server' ? call.render !== undefined && call.render === render : call.number > since,
    );
  }
}
