/** What a call is answered with. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; undefined: none. */
  readonly body?: unknown;
}
