/** The part of an error's text that is kept, in characters. */
const MAX_LENGTH = 2_000;

const slice = Function.prototype.call.bind(String.prototype.slice) as (
  text: string,
  from: number,
  to: number,
) => string;

const toText = String;

/** Return what was thrown as text: its stack, or itself. Never throws, whatever it is. */
export function errorText(error: unknown): string {
  try {
    const stack = (error as { stack?: unknown } | undefined)?.stack;
    return slice(typeof stack === 'string' && stack !== '' ? stack : toText(error), 0, MAX_LENGTH);
  } catch {
    return 'Something that cannot be shown as text';
  }
}
