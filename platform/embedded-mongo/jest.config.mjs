import { nodeProject } from '@sinima/testing/jest-project';

/** @type {import('jest').Config} */
export default {
  ...nodeProject('embedded-mongo', import.meta.dirname),
  globalSetup: '<rootDir>/test/compile-engine.mjs',
  // Processes of the engine run what is compiled, as on a site.
  moduleNameMapper: { '/start-embedded-engine\\.ts$': '<rootDir>/dist/process/start-embedded-engine.js' },
};
