import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { planRemote } from './plan/remote-plan.ts';
import { refuseFullFolder, wholePrefix, writeStandalone } from './standalone.ts';

interface Packages {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

let dir: string;
const readPackage = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Packages;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'sinima-standalone-'));
});

afterEach(() => rmSync(dir, { recursive: true }));

describe('a remote in a repository of its own', () => {
  beforeEach(() => writeStandalone(planRemote({ name: 'mfe-songs' }, wholePrefix), dir));

  it('has a package, a workflow and a README of its own', () => {
    expect(readPackage(dir)).toMatchObject({
      name: 'mfe-songs',
      stylePrefix: 'songs',
    });
    expect(readdirSync(dir)).toEqual(expect.arrayContaining(['.github', '.gitignore', 'README.md', 'src']));
    expect(readFileSync(path.join(dir, 'README.md'), 'utf8')).not.toMatch(/npm run new|imports\.cjs|Rooms/);
  });

  it('asks for the tools in the versions of this repository', () => {
    const { devDependencies, dependencies } = readPackage(dir);
    const tools = Object.entries(devDependencies).filter(([name]) => !name.startsWith('@sinima/'));
    const ours = readPackage(rootDir).devDependencies;
    expect(tools).toEqual(tools.map(([name]) => [name, `^${ours[name]}`]));
    expect(Object.keys(dependencies)).toContain('react');
  });
});

it('a folder that holds something is refused', () => {
  writeFileSync(path.join(dir, 'notes'), '');
  expect(() => refuseFullFolder(dir)).toThrow('is not empty');
});
