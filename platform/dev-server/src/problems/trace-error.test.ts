import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { traceError } from './trace-error.ts';

let root: string;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'sinima-trace-'));
  await build({
    stdin: {
      contents: '\n\nthrow new Error("no plot");',
      sourcefile: path.join(root, 'src/plot.ts'),
      resolveDir: root,
    },
    outfile: path.join(root, 'title.js'),
    sourcemap: true,
    sourceRoot: '/',
  });
});
afterAll(() => rmSync(root, { recursive: true }));

const trace = (stack: string) =>
  traceError(stack, {
    root,
    fileOf: (named) => (named.endsWith('title.js') ? path.join(root, 'title.js') : undefined),
  });

describe('the trace of an error', () => {
  it('an error in a bundle is traced to the file and line of its source', () => {
    const { message, place } = trace(
      'Error: no plot\n    at render (http://localhost:3000/react.js:9:9)\n    at Plot (http://localhost:3000/title.js:1:7)',
    );
    expect(message).toBe('Error: no plot');
    expect(place).toMatchObject({ file: expect.stringContaining('src/plot.ts') as string, line: 3 });
  });

  it('an error of code that is not ours is told without a place', () => {
    expect(trace('Error: elsewhere\n    at http://localhost:3000/react.js:9:9')).toMatchObject({
      message: 'Error: elsewhere',
      place: undefined,
    });
  });
});
