import { recordsMeant, type LoggedChange } from './records-meant.ts';

const joined = (_id: number, slug: string, into: string, kind = 'title'): LoggedChange => ({
  _id,
  record: { kind, slug },
  into,
});
const reverts = (_id: number, of: number): LoggedChange => ({
  _id,
  record: { kind: 'title', slug: 'a' },
  reverts: of,
});
const corrected: LoggedChange = { _id: 2, record: { kind: 'festival', slug: 'river' } };

it.each<[string, LoggedChange[], number, object]>([
  ['no change', [], 0, {}],
  ['a change of its own fields', [corrected], 0, {}],
  ['a split', [joined(1, 'a', 'b')], 0, { a: 'b' }],
  ['a split of a person', [joined(1, 'a', 'b', 'person')], 0, {}],
  ['a split that the record holds', [joined(1, 'a', 'b')], 1, {}],
  ['a split that was taken back', [joined(1, 'a', 'b'), reverts(3, 1)], 0, {}],
  ['a split whose revert was taken back', [joined(1, 'a', 'b'), reverts(3, 1), reverts(4, 3)], 0, { a: 'b' }],
  ['a split that the record holds, taken back since', [joined(1, 'a', 'b'), reverts(3, 1)], 1, { b: 'a' }],
  ['a split that was taken back before', [joined(1, 'a', 'b'), reverts(3, 1)], 3, {}],
  ['two, one after the other', [joined(1, 'a', 'b'), joined(3, 'b', 'c')], 0, { a: 'c', b: 'c' }],
  [
    'a merge by mistake, and the split of it',
    [joined(1, 'a', 'b'), joined(3, 'b', 'a')],
    0,
    { a: 'a', b: 'a' },
  ],
])('after %s, a festival means the present ones', (_what, log, after, meant) => {
  expect(Object.fromEntries(recordsMeant(log, 'title', after))).toEqual(meant);
});
