/** @jest-environment node */
import { samplePerson, sampleTitle } from '@sinima/testing/samples';
import type { SavedMark } from '../../../api/openapi.ts';
import { entriesOf, knownMarks, removedMarks } from './marks-of-device.ts';

const id = '5f1d7f3a9b2c4d5e6f708192';

const mark = (changes: Partial<SavedMark>): SavedMark => ({
  mark: 'like',
  id,
  changedAt: '2026-01-16T19:30:00.000Z',
  isRemoved: false,
  title: null,
  person: null,
  ...changes,
});

it('marks of the device keep their time; one that is not known is long ago; what is no id of the catalogue stays here', () => {
  const entry = { mark: 'like', record: entriesOf([mark({ title: sampleTitle() })])[0]!.record } as const;
  expect(
    knownMarks([
      { ...entry, id, savedAt: '2026-01-02' },
      { ...entry, id, savedAt: null },
      { ...entry, id: 'a-slug', savedAt: null },
    ]),
  ).toEqual([
    { mark: 'like', id, changedAt: '2026-01-02T00:00:00.000Z', isRemoved: false },
    { mark: 'like', id, changedAt: '2000-01-01T00:00:00.000Z', isRemoved: false },
  ]);
});

it('marks of the account come to the device with what shows them', () => {
  const marks = [
    mark({ title: sampleTitle({ slug: 'yaaba', displayTitle: 'Yaaba' }) }),
    mark({ mark: 'follow', person: samplePerson({ name: 'Ada Obi' }) }),
    mark({ isRemoved: true }),
    mark({}),
  ];
  expect(entriesOf(marks).map(({ mark: kind, record }) => [kind, record.name])).toEqual([
    ['like', 'Yaaba'],
    ['follow', 'Ada Obi'],
  ]);
  expect(removedMarks(marks)).toHaveLength(1);
});
