import { errorReport } from './error-report.ts';

const file = `browser/title.${'a'.repeat(43)}.js`;
const versions = { 'mfe-title': ['2', '1'], shell: ['9'] };

function reportOf(stack: string, message = 'no') {
  return errorReport({ thrown: Object.assign(new TypeError(message), { stack }) }, versions);
}

const address = `https://sinima.example/releases/mfe-title/${file}`;

it.each([
  ['Chromium', `TypeError: no\n    at Plot.e (${address}:1:20)\n    at ${address}:1:90`, 'Plot.e'],
  ['Firefox', `e@${address}:1:20\n@${address}:1:90\n`, 'e'],
  ['Safari', `e@${address}:1:20\n@${address}:1:90\nforEach@[native code]`, 'e'],
])('frames are read from stacks of %s', (_name, stack, name) => {
  expect(reportOf(stack)).toMatchObject({
    remote: 'mfe-title',
    version: '2',
    name: 'TypeError',
    frames: [
      { app: 'mfe-title', file, line: 1, column: 20, name },
      { app: 'mfe-title', file, line: 1, column: 90 },
    ],
  });
});

it('a frame has no query, and names that are no names of functions are left out', () => {
  const report = reportOf(
    `TypeError: no\n    at what the visitor typed, who knows? (${address}?q=lagos#x:1:20)`,
  );
  expect(report?.frames).toEqual([{ app: 'mfe-title', file, line: 1, column: 20 }]);
});

it('of a deep stack, eight frames are told', () => {
  const lines = Array.from({ length: 50 }, (_, index) => `    at e (${address}:1:${index + 1})`);
  expect(reportOf(['TypeError: no', ...lines].join('\n'))?.frames).toHaveLength(8);
});

it.each([
  ['can’t read "Genevieve" of \'Lionheart\'', 'can’t read …'],
  ["can't find 'lagos'", "can't find …"],
  ['Unexpected token \'<\', "<html lang"... is not valid JSON', 'Unexpected token …... is not valid JSON'],
  ['Unterminated "lagos', 'Unterminated …'],
  ['mail ada@example.org at https://x.example/?q=lagos or +234 803 555', 'mail … at … or +# # #'],
  ['first line\nsecond line', 'first line'],
  ['x'.repeat(400), 'x'.repeat(160)],
])('a message has no values: %s', (message, told) => {
  expect(reportOf(`TypeError\n    at e (${address}:1:1)`, message)?.message).toBe(told);
});
