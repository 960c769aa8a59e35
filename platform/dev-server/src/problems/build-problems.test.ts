import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildProblems } from './build-problems.ts';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'sinima-problems-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Return what is told of a build of `page.ts` with an error, in the bundler's own words. */
const problemsOf = (message: string) =>
  buildProblems(
    {
      toJson: () => ({
        errors: [{ message, moduleIdentifier: `builtin:swc-loader??rules[0]!${path.join(dir, 'page.ts')}` }],
      }),
    },
    'mfe-title',
    dir,
  );

describe('what the bundler says is wrong', () => {
  it('a syntax error is told with file, line and column, and the lines around it', () => {
    const drawn = [
      '  × Module build failed (from builtin:swc-loader):',
      '  ╰─▶   × Syntax Error: Expression expected',
      '          ╭─[2:11]',
      '        1 │ const a = 1;',
      '        2 │ const b = (;',
      '          ·            ─',
      '          ╰────',
      '      ',
    ];
    expect(problemsOf(drawn.join('\n'))).toEqual([
      {
        kind: 'build',
        app: 'mfe-title',
        message: 'Syntax Error: Expression expected',
        place: { file: 'page.ts', line: 2, column: 11 },
        details: '1 │ const a = 1;\n2 │ const b = (;\n  ·            ─',
      },
    ]);
  });

  it('an import that leads nowhere is told where it stands in the source, not in what was compiled', () => {
    writeFileSync(
      path.join(dir, 'page.ts'),
      '/** A comment that\n * no build keeps. */\nimport "./gone.ts";\n',
    );
    const [problem] = problemsOf(`  × Module not found: Can't resolve './gone.ts' in '${dir}'\n   ╭─[1:0]\n`);
    expect(problem).toMatchObject({ place: { file: 'page.ts', line: 3, column: 9 }, details: undefined });
    expect(problem?.message).toContain("Can't resolve './gone.ts'");
  });
});
