import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageDir, readPackage, remoteNames, rootDir } from '@sinima/build/workspace';
import ts from 'typescript';
import { projectsToCheck, workspaceFolders } from './workspaces.ts';

/** The projects of a workspace: its sources, its tests, and a remote's part of the API. */
const PROJECTS = ['tsconfig.json', 'tsconfig.test.json', 'api/tsconfig.json'];

/** The folders that a workspace's projects refer to, relative to the root; not its own. */
function referencesOf(folder: string): string[] {
  const projects = PROJECTS.map((name) => path.join(rootDir, folder, name));
  const references = projects
    .filter((file) => existsSync(file))
    .flatMap((file) => {
      const { config } = ts.parseConfigFileTextToJson(file, readFileSync(file, 'utf8')) as {
        config: { references?: { path: string }[] };
      };
      return (config.references ?? [])
        .map((reference) => path.join(path.relative(rootDir, path.dirname(file)), reference.path))
        .map((project) => (project.endsWith('.json') ? path.dirname(project) : project));
    });
  const isOwn = (reference: string): boolean =>
    path.relative(reference, folder) === '' || reference.startsWith(`${folder}/`);
  return [...new Set(references)].filter((reference) => !isOwn(reference)).sort();
}

function dependenciesOf(folder: string): string[] {
  const { dependencies = {}, devDependencies = {} } = readPackage(path.join(rootDir, folder));
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => name.startsWith('@sinima/'))
    .map((name) => path.relative(rootDir, packageDir(name)))
    .sort();
}

describe('TypeScript project references', () => {
  it('the types of every workspace are checked: the root project refers to it, or it is a remote', () => {
    const checked = [...referencesOf('.'), ...projectsToCheck()];
    expect(checked).toEqual(expect.arrayContaining([...workspaceFolders(), 'deploy']));
  });

  it('no list names a remote: its types are checked because its folder is there', () => {
    expect(referencesOf('.').filter((folder) => folder.startsWith('mfe-'))).toEqual([]);
    expect(projectsToCheck()).toEqual(['.', ...remoteNames()]);
  });

  it.each(workspaceFolders())('%s refers to the workspaces that its package.json names', (folder) => {
    expect(referencesOf(folder)).toEqual(dependenciesOf(folder));
  });
});
