import { termsOf } from './command-terms.ts';

describe('termsOf', () => {
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
    ['a command that the driver keeps secret', {}, []],
    ['a greeting', { hello: 1, client: {} }, ['hello']],
  ])('termsOf tells what %s uses', (_name, command, words) => {
    expect(termsOf(command).sort()).toEqual([...words].sort());
  });
});
