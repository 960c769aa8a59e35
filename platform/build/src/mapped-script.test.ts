import { encode } from '@jridgewell/sourcemap-codec';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { literally, MappedScript, type SourceMap } from './mapped-script.ts';

/** A script of two lines; each word of the second is the whole line of its number in the source. */
const text = 'head();\none(two.css),three(two.css);four()';
const columns = [
  [0, 1],
  [4, 2],
  [13, 3],
  [19, 4],
  [28, 5],
] as const;
const map: SourceMap = {
  version: 3,
  sources: ['page.ts'],
  names: [],
  mappings: encode([[[0, 0, 0, 0]], columns.map(([column, line]) => [column, 0, line - 1, 0])]),
};

const lineAt = ({ text: script, map: found }: MappedScript, word: string): number | null => {
  const [before = ''] = script.split(word);
  const column = before.length - before.lastIndexOf('\n') - 1;
  return originalPositionFor(new TraceMap(found as never), { line: 2, column }).line;
};

it.each(['two.0123456789.css', 't'])(
  'what stands behind a replaced text keeps its place in the source: %s',
  (name) => {
    const changed = new MappedScript(text, map).replaceAll(literally('two.css'), name);
    expect(changed.text).toBe(`head();\none(${name}),three(${name});four()`);
    expect(['one', 'three', 'four'].map((word) => lineAt(changed, word))).toEqual([1, 3, 5]);
  },
);

it('a script without a map gets none', () => {
  expect(new MappedScript(text).replaceAll(/o(?=n)/g, '0')).toEqual({
    text: text.replace('one', '0ne'),
    map: undefined,
  });
});
