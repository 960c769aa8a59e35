import { packedReadme } from './packed-readme.ts';

it('a packed README leaves out what is about this repository, and keeps its words and other links', () => {
  const text = [
    '# Kit',
    'See [the look](../docs/look.md) and [React](https://react.dev).',
    '## Rooms',
    'It imports nothing.',
    '## Use',
    'Import it.',
    '',
  ].join('\n');
  expect(packedReadme(text)).toBe(
    '# Kit\nSee the look and [React](https://react.dev).\n## Use\nImport it.\n',
  );
});
