/** @jest-environment node */
import type { SavedEntry } from '@sinima/catalogue-ui/saved-entry';
import { savedPerson, savedTitle } from '@sinima/catalogue-ui/saved-record';
import { samplePerson, sampleTitle } from '@sinima/testing/samples';
import { entriesOf, planImport } from './import-plan.ts';
import type { LookedUp } from './look-up.ts';

const a = savedTitle(sampleTitle({ id: 'a' }));
const b = savedTitle(sampleTitle({ id: 'b' }));
const p = savedPerson(samplePerson({ id: 'p' }));
const row = { name: 'X', year: null, kind: null, savedAt: '2024-03-01' };
const now = new Date('2026-11-22T10:00:00Z');
const lines: LookedUp[] = [
  { row, verdict: { kind: 'found', record: a } },
  { row: { ...row, savedAt: null }, verdict: { kind: 'choice', records: [a, b] } },
  { row, verdict: { kind: 'missing' } },
  { row, verdict: { kind: 'found', record: p } },
];

it('what was found and what was chosen is added, titles where the visitor wants them, people to follow', () => {
  expect(entriesOf(lines, { 1: 'b' }, 'like', now)).toEqual([
    { mark: 'like', id: 'a', savedAt: '2024-03-01', record: a },
    { mark: 'like', id: 'b', savedAt: '2026-11-22T10:00:00.000Z', record: b },
    { mark: 'follow', id: 'p', savedAt: '2024-03-01', record: p },
  ]);
});

it('line without a choice adds nothing', () => {
  expect(entriesOf(lines, {}, 'watchlist', now).map(({ id }) => id)).toEqual(['a', 'p']);
});

it('plan leaves alone what is saved already, and adds everything once', () => {
  const entry = (id: string, mark: SavedEntry['mark'] = 'like'): SavedEntry => ({
    mark,
    id,
    savedAt: null,
    record: a,
  });
  const plan = planImport([entry('a'), entry('b'), entry('b'), entry('a', 'watchlist')], [entry('a')]);
  expect(plan).toEqual({ added: [entry('b'), entry('a', 'watchlist')], alreadySaved: 1 });
});
