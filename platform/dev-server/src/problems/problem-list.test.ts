import type { Problem } from '../shapes/problem.ts';
import { ProblemList } from './problem-list.ts';
import { serverFault } from './server-fault.ts';
import { typeProblem } from './watch-types.ts';

const problem: Problem = {
  kind: 'build',
  app: 'mfe-title',
  message: 'Expression expected',
  place: { file: 'mfe-title/src/page.tsx', line: 8, column: 10 },
};

describe('the list of problems', () => {
  it('what both bundles of a remote find is told once, and is there until both are well', () => {
    const said: string[] = [];
    const list = new ProblemList(jest.fn(), (text) => said.push(text));
    list.set('browser bundle', [problem]);
    list.set('server bundle', [problem]);
    expect(said).toEqual([
      expect.stringMatching(/^mfe-title does not build\n {2}mfe-title\/src\/page.tsx:8:10\n/),
    ]);
    list.set('browser bundle', []);
    expect(list.all()).toEqual([problem]);
    list.set('server bundle', []);
    expect(list.all()).toEqual([]);
    expect(said.at(-1)).toBe('All is well again.');
  });

  it('pages hear of a change, and not of a look that found nothing new to be wrong', () => {
    const onChange = jest.fn();
    const list = new ProblemList(onChange, jest.fn());
    list.set('types', []);
    expect(onChange).not.toHaveBeenCalled();
    list.set('types', [problem]);
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});

describe('what others say is wrong', () => {
  it('a line of the compiler gives a type error with its place', () => {
    expect(
      typeProblem("mfe-title/src/page.tsx(11,76): error TS2345: Argument of type 'number' …"),
    ).toMatchObject({
      kind: 'types',
      app: 'mfe-title',
      place: { file: 'mfe-title/src/page.tsx', line: 11, column: 76 },
    });
    expect(typeProblem('Found 1 error. Watching for file changes.')).toBeUndefined();
  });

  it('a line of the shell server’s log tells of a remote that threw', () => {
    const line = JSON.stringify({
      level: 50,
      remote: 'mfe-title',
      fault: 'throws',
      detail: 'Error: no plot',
    });
    expect(serverFault(line)).toEqual({ remote: 'mfe-title', detail: 'Error: no plot' });
    expect(serverFault('{"level":30,"msg":"listening"}')).toBeUndefined();
    expect(serverFault('half a line with "fault"')).toBeUndefined();
  });
});
