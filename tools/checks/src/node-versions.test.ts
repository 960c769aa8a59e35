/** The lowest Node that we promise, against what each package of the lock file asks for. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { minVersion, satisfies } from 'semver';

interface LockFile {
  packages: Record<string, { engines?: { node?: string } | string[]; version?: string }>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(rootDir, file), 'utf8'));

const { engines } = readJson('package.json') as { engines: { node: string } };
const lowest = minVersion(engines.node)!.version;
const { packages } = readJson('package-lock.json') as LockFile;

/** The packages that ask for another Node than this one, e.g. `cookie 2.0.2 asks for Node >=22`. */
function notFor(version: string): string[] {
  return Object.entries(packages).flatMap(([folder, { engines: asked, version: own }]) => {
    const range = Array.isArray(asked) ? undefined : asked?.node;
    if (range === undefined || satisfies(version, range)) return [];
    return [`${folder.replace(/^.*node_modules\//, '')} ${own} asks for Node ${range}`];
  });
}

describe('the versions of Node', () => {
  it(`lowest Node that we promise, ${lowest}, is enough for every package of the lock file`, () => {
    expect(notFor(lowest)).toEqual([]);
  });

  it('a package that asks for a later Node is noticed', () => {
    expect(notFor('16.20.0')).toContainEqual(expect.stringMatching(/^jest .* asks for Node /));
  });

  it('lowest Node that the workflow tests is of the major version that we promise', () => {
    const workflow = readFileSync(path.join(rootDir, '.github/workflows/test.yml'), 'utf8');
    const [, tested] = /node: \[(\d+), /.exec(workflow) ?? [];
    expect(tested).toBe(lowest.split('.', 1)[0]);
  });
});
