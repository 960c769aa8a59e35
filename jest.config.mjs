/** Every workspace that has tests is a project: `npx jest --selectProjects mfe-title`. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = import.meta.dirname;
const hasTests = (folder) => existsSync(path.join(root, folder, 'jest.config.mjs'));
const workspaces = ['.', 'platform', 'tools'].flatMap((parent) =>
  readdirSync(path.join(root, parent)).map((name) => path.join(parent, name)),
);
/** Tests of a remote's part of the API run in Node. */
const folders = workspaces.flatMap((folder) =>
  folder.startsWith('mfe-') ? [folder, path.join(folder, 'api')] : [folder],
);

/** @type {import('jest').Config} */
export default {
  testTimeout: 30_000,
  projects: folders.filter(hasTests).map((folder) => `<rootDir>/${folder}`),
};
