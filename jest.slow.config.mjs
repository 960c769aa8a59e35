/** The slow tests, `<workspace>/slow/*.slow.ts`: `npm run test:slow [-- name]`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import fast from './jest.config.mjs';

const root = import.meta.dirname;
const folders = fast.projects.map((folder) => folder.replace('<rootDir>', root));
const hasSlowTests = (folder) => existsSync(path.join(folder, 'slow'));

/** @type {import('jest').Config} */
export default {
  projects: await Promise.all(
    folders.filter(hasSlowTests).map(async (folder) => {
      const { default: project } = await import(path.join(folder, 'jest.config.mjs'));
      return {
        ...project,
        testEnvironment: 'node',
        setupFilesAfterEnv: [],
        testMatch: ['<rootDir>/slow/*.slow.ts'],
      };
    }),
  ),
  testTimeout: 30 * 60_000,
  maxWorkers: 1,
  verbose: true,
};
