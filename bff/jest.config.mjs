import { nestProject } from '@sinima/testing/jest-project';

/** @type {import('jest').Config} */
export default {
  ...nestProject('bff', import.meta.dirname),
  globalSetup: '<rootDir>/jest.global-setup.mjs',
  globalTeardown: '@sinima/embedded-mongo/jest-global-teardown',
  testMatch: ['<rootDir>/{src,openapi,test}/**/*.test.ts'],
};
