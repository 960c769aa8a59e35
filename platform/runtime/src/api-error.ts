/** The API answered with something other than success; its message is `{status}: {body text, or status text if empty}` (`docs/specification.md §8`). */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    /** HTTP status of the answer. */
    readonly status: number,
    text: string,
  ) {
    super(`${status}: ${text}`);
  }

  /** So that an error that the server saw is the same error in the browser. */
  toJSON(): { status: number; message: string } {
    return { status: this.status, message: this.message };
  }
}

/** Return whether the API said that there is no such thing, as opposed to failing. */
export function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}
