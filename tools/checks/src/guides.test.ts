/** The guides name commands, options, files and pages that there are. `e2e/src/guide-commands.test.ts` runs them. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPackage, rootDir } from '@sinima/build/workspace';

const dir = path.join(rootDir, 'docs/guides');
const guides = readdirSync(dir).map((name) => ({ name, text: readFileSync(path.join(dir, name), 'utf8') }));
const { scripts = {} } = readPackage(rootDir) as { scripts?: Record<string, string> };

/** Where the programs are whose options the guides name. */
const programs: Readonly<Record<string, string>> = {
  new: 'platform/create-remote/src/new-cli.ts',
  dev: 'tools/site/src/dev.ts',
  releases: 'tools/releases/src/cli.ts',
  'sinima-remote': 'platform/remote/src/main.ts',
  'sinima-releases': 'tools/releases/src/cli.ts',
};

/** Each command that a guide names: `npm run new -- remote mfe-soundtracks --yes`. */
const commandsOf = (text: string): string[] =>
  [...text.matchAll(/npm run ([a-z][^`\n#|]*)/g)].map(([, command]) => command!.trim());

const helps = new Map<string, string>();

function help(script: string, ...command: readonly string[]): string {
  const program = programs[script]!;
  const key = [program, ...command].join(' ');
  const args = ['--import', 'tsx/esm', program, ...command, '--help'];
  const known =
    helps.get(key) ?? spawnSync(process.execPath, args, { cwd: rootDir, encoding: 'utf8' }).stdout;
  helps.set(key, known);
  return known;
}

/** Each command of the programs for other repositories: `npx sinima-remote check`. */
const elsewhere = guides.flatMap(({ name, text }) =>
  [...text.matchAll(/npx (sinima-[a-z]+) ([a-z]+)([^`\n|]*)/g)].map(([, program, command, rest]) => ({
    name,
    program: program!,
    command: command!,
    options: rest!.match(/--[a-z][a-z-]*/g) ?? [],
  })),
);

const named = guides.flatMap(({ name, text }) =>
  commandsOf(text).map((command) => {
    const [script = '', ...rest] = command.split(/\s+/);
    return { name, command, script, rest, options: command.match(/--[a-z][a-z-]*/g) ?? [] };
  }),
);

test.each(guides)('$name leads to files that there are', ({ text }) => {
  const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link]) => link!);
  expect(links.filter((link) => !existsSync(path.join(dir, link)))).toEqual([]);
});

test.each(named)('$name: there is "npm run $command"', ({ script }) => {
  expect(Object.keys(scripts)).toContain(script);
});

const withOptions = named.filter(({ script, options }) => script in programs && options.length > 0);

test.each(withOptions)('$name: the options of "npm run $command" are those of its help', (one) => {
  const command = one.script === 'dev' ? [] : one.rest.filter((word) => /^[a-z]+$/.test(word)).slice(0, 1);
  const known = help(one.script, ...command);
  expect(one.options.filter((option) => !known.includes(option))).toEqual([]);
});

test.each(elsewhere)(
  '$name: "$program $command" has the options $options',
  ({ program, command, options }) => {
    expect(help(program)).toMatch(new RegExp(`^  ${command} `, 'm'));
    const known = help(program, command);
    expect(options.filter((option) => !known.includes(option))).toEqual([]);
  },
);

test('the guides show every command of sinima-remote', () => {
  const commands = [...help('sinima-remote').matchAll(/^ {2}([a-z]+) /gm)].map(([, command]) => command!);
  const shown = elsewhere.filter(({ program }) => program === 'sinima-remote').map(({ command }) => command);
  expect(commands.filter((command) => command !== 'help' && !shown.includes(command))).toEqual([]);
});

test('the guides show every kind of thing that "npm run new" writes', () => {
  const kinds = [...help('new').matchAll(/^ {2}([a-z]+) /gm)].map(([, kind]) => kind!);
  const shown = named.filter(({ script }) => script === 'new').map(({ rest }) => rest[1]);
  expect(kinds.filter((kind) => kind !== 'help' && !shown.includes(kind))).toEqual([]);
});
