import leven from 'leven';
import type { z } from 'zod';
import type { FieldPath } from './field-name.ts';

/** One thing that is wrong, at one place. */
export interface Fault {
  readonly path: FieldPath;
  readonly text: string;
}

type Issue = z.core.$ZodIssue;

/** How many letters a word may be from another to be taken for it: one in three, three at most. */
const near = (word: string): number => Math.min(3, Math.max(1, Math.floor(word.length / 3)));

const shown = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : JSON.stringify(value));

/** Ask whether the nearest of these words was meant; empty where none is near. */
export function meantWord(word: unknown, words: readonly string[]): string {
  if (typeof word !== 'string') return '';
  const ranked = words
    .map((known) => ({ known, distance: leven(known.toLowerCase(), word.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  return ranked[0] !== undefined && ranked[0].distance <= near(word)
    ? ` Did you mean ${ranked[0].known}?`
    : '';
}

/** Say that a word is none of those that are known, and which it could be. */
function unknownWord(word: unknown, words: readonly string[]): string {
  const all = words.length <= 16 ? ` Use one of: ${words.join(', ')}.` : '';
  return `${shown(word)} is not known.${meantWord(word, words)}${all}`;
}

function valueAt(facts: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === 'object'
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    facts,
  );
}

/**
 * Tell in plain words what a file's shape refuses, each at its field.
 *
 * @param facts what was checked
 * @param fields the names of all fields that the file could have
 */
export function explainIssue(issue: Issue, facts: unknown, fields: readonly string[]): Fault[] {
  const path = issue.path as FieldPath;
  const value = valueAt(facts, path);
  switch (issue.code) {
    case 'invalid_value':
      return value === undefined
        ? [{ path, text: 'is missing.' }]
        : [{ path, text: unknownWord(value, issue.values.map(String)) }];
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...path, key],
        text: `there is no such field.${meantWord(key, fields)}`,
      }));
    case 'invalid_key':
      return issue.issues.map(({ message }) => ({ path, text: `${shown(path.at(-1))} ${message}.` }));
    case 'invalid_type':
      return [
        {
          path,
          text: value === undefined ? 'is missing.' : `${shown(value)} is not ${kindName(issue.expected)}.`,
        },
      ];
    default:
      return [{ path, text: `${shown(value)} ${issue.message}.` }];
  }
}

function kindName(expected: string): string {
  const names: Record<string, string> = {
    string: 'a text; put it in quotes',
    int: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a group of fields',
    record: 'a group of fields',
  };
  return names[expected] ?? expected;
}
