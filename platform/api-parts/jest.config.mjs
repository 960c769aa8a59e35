import { nestProject } from '@sinima/testing/jest-project';

export default {
  ...nestProject('api-parts', import.meta.dirname),
  globalSetup: '<rootDir>/jest.global-setup.mjs',
};
