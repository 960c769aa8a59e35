import { isSmall } from './small-edit.ts';

it.each([
  [
    'a corrected running time',
    { kind: 'change', fields: [{ field: 'runtimeMins', before: 59, after: 95 }] },
    true,
  ],
  ['a missing actor', { kind: 'change', fields: [{ field: 'credits', added: [{}] }] }, true],
  [
    'a corrected credit',
    { kind: 'change', fields: [{ field: 'credits', added: [{}], removed: [{}] }] },
    true,
  ],
  ['a credit that goes', { kind: 'change', fields: [{ field: 'credits', removed: [{}] }] }, false],
  ['a plot that goes', { kind: 'change', fields: [{ field: 'plotSummary', before: 'A plot.' }] }, false],
  ['three credits', { kind: 'change', fields: [{ field: 'credits', added: [{}, {}, {}] }] }, false],
  [
    'two fields',
    {
      kind: 'change',
      fields: [
        { field: 'runtimeMins', after: 95 },
        { field: 'releaseYear', after: 2018 },
      ],
    },
    false,
  ],
  ['a merge', { kind: 'merge', fields: [] }, false],
] as const)('%s is small: %#', (_what, edit, expected) => {
  expect(isSmall(edit)).toBe(expected);
});
