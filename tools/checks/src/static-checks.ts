/** What can be said of the sources without running them. */
import { checked, type Outcome } from './outcome.ts';
import { runProgram } from './run-command.ts';
import { workspaceFolders } from './workspaces.ts';

/** A check, and how to run it. */
export interface Check {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

function programCheck(name: string, log: string, script: string, args: readonly string[]): Check {
  return {
    name,
    async run() {
      const { code, output } = await runProgram(script, args, { log });
      return checked(name, code === 0, output);
    },
  };
}

/** The types of every workspace, in the order of their references; what did not change is not read again. */
export function typeChecks(): Check[] {
  return [programCheck('types', 'types', 'typescript/bin/tsc', ['--build', '--pretty', 'false'])];
}

function boundaryCheck(name: string, config: string): Check {
  const roots = new Set(['deploy', ...workspaceFolders().map((folder) => folder.split('/')[0]!)]);
  const cruiser = 'dependency-cruiser/bin/dependency-cruise.mjs';
  return programCheck(name, name.replaceAll(' ', '-'), cruiser, ['--config', config, ...roots]);
}

/** Lint, format, boundaries and dead code. */
export function lintChecks(): Check[] {
  return [
    programCheck('lint', 'lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']),
    programCheck('format', 'format', 'prettier/bin/prettier.cjs', [
      '--check',
      '--cache',
      '--log-level',
      'warn',
      '.',
    ]),
    boundaryCheck('boundaries', '.dependency-cruiser.cjs'),
    boundaryCheck('circles of folders', 'tools/checks/boundaries/folder-cycles.cjs'),
    programCheck('dead code', 'dead-code', 'knip/bin/knip.js', ['--no-progress', '--no-config-hints']),
  ];
}
