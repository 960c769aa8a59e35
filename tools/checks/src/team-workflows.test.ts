/** A team ships its app alone: its folder has an owner, and a workflow that names it and no other app. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, rootDir } from '@sinima/build/workspace';
import { parse } from 'yaml';

interface Job {
  uses?: string;
  with?: { app?: string };
  environment?: string;
  env?: Record<string, string>;
  steps?: { run?: string; env?: Record<string, string> }[];
}

interface Workflow {
  on: { push?: { branches: string[]; paths: string[] } };
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const read = (file: string): string => readFileSync(path.join(rootDir, '.github', file), 'utf8');
const workflow = (file: string): Workflow => parse(read(`workflows/${file}`)) as Workflow;
const apps = [...remoteNames(), 'shell'];

/** The owners that the last matching line gives a folder. */
function ownersOf(folder: string): string[] {
  const lines = read('CODEOWNERS')
    .split('\n')
    .filter((line) => line.startsWith(`/${folder}/ `));
  return (lines.at(-1) ?? '').split(/\s+/).slice(1);
}

describe.each(apps)('%s', (app) => {
  it('has one team that owns its folder', () => {
    expect(ownersOf(app)).toEqual([expect.stringMatching(/^@sinima\/[a-z][a-z-]*$/)]);
  });

  it('is released by a workflow of its own, which names no other app', () => {
    const { on, jobs } = workflow(`release-${app}.yml`);
    expect(on.push?.branches).toEqual(['main']);
    expect(on.push?.paths).toContain(`${app}/**`);
    expect(Object.values(jobs).map((job) => [job.uses, job.with?.app])).toEqual([
      ['./.github/workflows/release.yml', app],
    ]);
    const others = apps.filter((other) => other !== app);
    expect(others.filter((other) => read(`workflows/release-${app}.yml`).includes(other))).toEqual([]);
  });
});

it.each(remoteNames())('%s declares the team that owns its folder', (app) => {
  const config = readFileSync(path.join(rootDir, app, 'remote.config.ts'), 'utf8');
  expect(/^ {2}owner: '(.+)',$/m.exec(config)?.[1]).toBe(ownersOf(app)[0]);
});

it('two remotes have two teams', () => {
  const owners = remoteNames().map((app) => ownersOf(app)[0]);
  expect(new Set(owners).size).toBe(owners.length);
});

describe('the workflow that they call', () => {
  const { permissions, jobs } = workflow('release.yml');
  const [job] = Object.values(jobs);
  const steps = job?.steps ?? [];

  it('checks the app before it publishes it, and nothing else', () => {
    const commands = steps.flatMap(({ run = '' }) => /^npm run \S.*/.exec(run)?.[0] ?? []);
    expect(commands).toEqual(['npm run check -- "$APP"', 'npm run releases -- publish "$APP" --why "$WHY"']);
  });

  it('may read the sources only, and has the secrets of one environment, in the steps that need them', () => {
    expect(permissions).toEqual({ contents: 'read' });
    expect(job?.environment).toBe('${{ inputs.app }}');
    expect(JSON.stringify(job?.env)).not.toContain('secrets.');
    const pointerKey = steps.filter(({ env }) => env?.['POINTER_SIGNING_KEY'] !== undefined);
    expect(pointerKey.map(({ run }) => run)).toEqual([expect.stringContaining('releases -- publish')]);
  });

  it('hands words from outside to commands as variables, never as their text', () => {
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
  });
});
