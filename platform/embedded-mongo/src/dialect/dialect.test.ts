import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIALECT } from './dialect.ts';
import { wordsOf } from './words-of.ts';

const codeSpans = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, span]) => span!);

/** The words that the tables of the README list. */
function documentedWords(): string[] {
  const readme = readFileSync(join(__dirname, '../../README.md'), 'utf8');
  const section = readme.slice(readme.indexOf('## What it understands'), readme.indexOf('## Durability'));
  const rows = section.split('\n').flatMap((line) => {
    const [, left, right] = /^\| (\S+) *\| (.*) \|$/.exec(line) ?? [];
    return left === undefined || right === undefined ? [] : [{ left, right }];
  });
  return rows.flatMap(({ left, right }) => {
    const [command] = codeSpans(left);
    if (command === undefined) return codeSpans(right).map((operator) => `${left} ${operator}`);
    const fields = right.replaceAll(/`(\w+)` \(([^)]*)\)/g, (_match, field: string, inner: string) =>
      [`\`${field}\``, ...codeSpans(inner).map((name) => `\`${field}.${name}\``)].join(' '),
    );
    return [command, ...codeSpans(fields).map((field) => `${command}.${field}`)];
  });
}

describe('the dialect of the embedded engine', () => {
  it('dialect of the engine is what the README lists', () => {
    expect(documentedWords().sort()).toEqual([...DIALECT].sort());
  });
});

describe('wordsOf', () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    [
      'a find',
      {
        find: 'c',
        filter: { a: { $in: [1] }, $or: [{ b: { $not: { $regex: 'x' } } }] },
        sort: { a: 1 },
        lsid: {},
      },
      ['find', 'find.filter', 'find.sort', 'filter $in', 'filter $or', 'filter $not', 'filter $regex'],
    ],
    [
      'an update',
      { update: 'c', updates: [{ q: { a: { $ne: 1 } }, u: { $set: { b: { $c: 1 } } }, multi: true }] },
      [
        'update',
        'update.updates',
        'update.updates.q',
        'update.updates.u',
        'update.updates.multi',
        'update $set',
        'filter $ne',
      ],
    ],
    [
      'a delete',
      { delete: 'c', deletes: [{ q: {}, limit: 1 }] },
      ['delete', 'delete.deletes', 'delete.deletes.q', 'delete.deletes.limit'],
    ],
    ['an explain', { explain: { find: 'c', limit: 1 } }, ['explain', 'find', 'find.limit']],
    [
      'a count',
      { aggregate: 'c', pipeline: [{ $match: { a: { $gt: 1 } } }], cursor: {} },
      ['aggregate', 'aggregate.pipeline', 'filter $gt'],
    ],
    ['a greeting', { hello: 1, client: {} }, ['hello']],
  ])('wordsOf tells what %s uses', (_name, command, words) => {
    expect(wordsOf(command).sort()).toEqual([...words].sort());
  });
});
