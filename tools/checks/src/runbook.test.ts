/** The runbook names commands and options that there are, and every command that there is. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { releasesProgram } from '@sinima/releases-cli/program';

const text = readFileSync(path.join(rootDir, 'docs/operations.md'), 'utf8');

/** Each line of the runbook that is a command, without its comment: `rollback mfe-title --why "blank page"`. */
const lines = [...text.matchAll(/npm run releases -- ([a-z][^\n`#]*)/g)].map(([, line]) => line!.trim());

const { commands } = releasesProgram();
const named = [...new Set(lines.map((line) => line.split(' ')[0]!))];

test('docs/operations.md shows every command, and none that is not', () => {
  expect(commands.length).toBeGreaterThan(10);
  expect(named.sort()).toEqual(commands.map((command) => command.name()).sort());
});

test.each(named)('the options of %s in docs/operations.md are those of its help', (command) => {
  const options = lines
    .filter((line) => line.startsWith(command))
    .flatMap((line) => line.match(/--[a-z-]+/g) ?? []);
  const known = commands.find((one) => one.name() === command)?.helpInformation() ?? '';
  expect(options.filter((option) => !known.includes(option))).toEqual([]);
});
