/** What can be said of the sources without running them. */
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { checked, type Outcome } from './outcome.ts';
import { runProgram } from './run-command.ts';
import { typeScriptProject, workspaceFolders } from './workspaces.ts';

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

/** The type check of each workspace; what did not change since the last one is not read again. */
export function typeChecks(): Check[] {
  return workspaceFolders().flatMap((folder) => {
    const project = typeScriptProject(folder);
    if (project === undefined) return [];
    const log = `types-${folder.replace('/', '-')}`;
    const cache = path.join(rootDir, `node_modules/.cache/types/${log}.tsbuildinfo`);
    const args = [
      '-p',
      project,
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      cache,
      '--pretty',
      'false',
    ];
    return [programCheck(`types: ${folder}`, log, 'typescript/bin/tsc', args)];
  });
}

/** Lint, format, boundaries and dead code. */
export function lintChecks(): Check[] {
  const roots = workspaceFolders().map((folder) => folder.split('/')[0]!);
  return [
    programCheck('lint', 'lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']),
    programCheck('format', 'format', 'prettier/bin/prettier.cjs', [
      '--check',
      '--cache',
      '--log-level',
      'warn',
      '.',
    ]),
    programCheck('boundaries', 'boundaries', 'dependency-cruiser/bin/dependency-cruise.mjs', [
      '--config',
      '.dependency-cruiser.cjs',
      ...new Set(roots),
    ]),
    programCheck('dead code', 'dead-code', 'knip/bin/knip.js', ['--no-progress', '--no-config-hints']),
  ];
}
