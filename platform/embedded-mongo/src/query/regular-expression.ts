import { CODE, CommandError, unknown } from '../errors/command-error.ts';

/** Return the JavaScript form of a regular expression; of MongoDB's options, `m` is known. */
export function regularExpression(pattern: string, options: string): RegExp {
  if (options !== '' && options !== 'm') throw unknown('option of $regex', options);
  try {
    return new RegExp(pattern, options);
  } catch (error) {
    throw new CommandError(CODE.BadValue, `Regular expression is invalid: ${(error as Error).message}`);
  }
}

/** The text that every match begins with, where the pattern is anchored and tells it; else ''. */
export function anchoredPrefix({ source, flags }: RegExp): string {
  if (!source.startsWith('^') || flags !== '' || source.includes('|')) return '';
  const [, literal = '', next = ''] = /^\^((?:[^\\^$.*+?()[\]{}\p{Cc}]|\\[^\w\s])*)(.?)/u.exec(source) ?? [];
  const characters = literal.match(/\\?./gsu) ?? [];
  if ('*?{'.includes(next) && next !== '') characters.pop();
  return characters.map((character) => character.at(-1)).join('');
}

/** Whether a pattern matches whatever begins with its {@link anchoredPrefix}, and nothing else. */
export function isPrefixAlone({ source, flags }: RegExp): boolean {
  return flags === '' && /^\^[^\\^$.*+?()[\]{}|\p{Cc}]+$/u.test(source);
}
