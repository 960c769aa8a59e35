/**
 * The report of an error that code of a release threw: where, and of what kind. Browsers, renderers and API parts tell it
 * alike. Nothing personal is in it: addresses lose all but a release's file, messages lose what a visitor may have typed.
 */

/** Where the code ran. */
export type ErrorSource = 'browser' | 'renderer' | 'api';

/** A call on the stack, within a script of a release. */
export interface ErrorFrame {
  readonly app: string;
  /** Content address of the script. */
  readonly file: string;
  /** Both from 1 on, as browsers count. */
  readonly line: number;
  readonly column: number;
  /** The function, as the script names it. */
  readonly name?: string;
}

/** An error, without values. */
export interface ThrownError {
  /** `TypeError` */
  readonly name: string;
  readonly message: string;
  /** The latest call first. */
  readonly frames: readonly ErrorFrame[];
}

/** Longest name, message and function in characters, and most frames of an error. */
export const MAX_ERROR_NAME = 60;
export const MAX_ERROR_MESSAGE = 160;
export const MAX_FUNCTION_NAME = 80;
export const MAX_FRAMES = 8;

/** Stands for what was left out of a message. */
const LEFT_OUT = '…';

const ADDRESS = /\S*[/@\\]\S*/g;
/** From the first quote to the last one, or to the end: an apostrophe within a word is none. */
const QUOTED = /(?<!\w)["'`“‘«](?:.*["'`”’»](?!\w)|.*)/s;
const NUMBER = /\d[\d.,:]*/g;

/**
 * Return a message without values: what is quoted, numbers, addresses, and these texts. Doing it twice changes nothing.
 *
 * @param typed texts that a visitor may have typed, which may stand in it without quotes
 */
export function withoutValues(message: string, typed: Iterable<string> = []): string {
  const first = message.split('\n', 1)[0] ?? '';
  const values = [...typed].map((text) => text.trim()).filter((text) => text.length > 1);
  const untyped = values
    .sort((a, b) => b.length - a.length)
    .reduce((text, value) => text.replaceAll(value, LEFT_OUT), first);
  return untyped
    .replace(QUOTED, LEFT_OUT)
    .replaceAll(ADDRESS, LEFT_OUT)
    .replaceAll(NUMBER, '#')
    .slice(0, MAX_ERROR_MESSAGE);
}

/** Return an error's name where it is one that code gives: a name with other characters may be a value. */
export function errorName(name: unknown): string {
  return typeof name === 'string' && /^[A-Za-z_$][\w$]{0,59}$/.test(name) ? name : 'Error';
}

/** `    at load (place:1:2)` of V8, `load@place:1:2` of other browsers. */
const FRAME =
  /^\s*(?:at (?:async )?(?:(?<v8>.+?) \()?|(?<other>[^@]*)@)(?<place>.+?):(?<line>\d+):(?<column>\d+)\)?$/;

const FUNCTION_NAME = /^[\w$.<>[\] #]{1,80}$/;

/**
 * Return the calls of a stack that are within scripts of releases.
 *
 * @param scriptAt returns the script that stands for a place of the stack (an address, a file); undefined: none of a release
 */
export function framesOf(
  stack: string,
  scriptAt: (place: string) => Pick<ErrorFrame, 'app' | 'file'> | undefined,
): ErrorFrame[] {
  const frames = stack.split('\n').flatMap((text): ErrorFrame[] => {
    const { v8, other, place, line, column } = FRAME.exec(text)?.groups ?? {};
    const script = place === undefined ? undefined : scriptAt(place);
    if (!script) return [];
    const name = v8 ?? other ?? '';
    const named = FUNCTION_NAME.test(name) ? { name } : {};
    return [{ ...script, line: Number(line), column: Number(column), ...named }];
  });
  return frames.slice(0, MAX_FRAMES);
}
