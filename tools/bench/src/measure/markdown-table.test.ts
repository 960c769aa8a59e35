import { markdownTable } from './markdown-table.ts';

it('a table is aligned for a terminal, and Markdown', () => {
  expect(
    markdownTable(
      ['page', 'p50', 'pages/s'],
      [
        ['home', '1.5', '1200'],
        ['a title', '10.25', '7'],
      ],
    ),
  ).toBe(
    [
      '| page    |   p50 | pages/s |',
      '| ------- | ----: | ------: |',
      '| home    |   1.5 |    1200 |',
      '| a title | 10.25 |       7 |',
    ].join('\n'),
  );
});
