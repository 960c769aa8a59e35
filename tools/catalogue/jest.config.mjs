import bff from '@sinima/bff/jest-config';

/** As the BFF's own: what is tried here runs with it. @type {import('jest').Config} */
export default {
  ...bff,
  displayName: 'catalogue',
  rootDir: import.meta.dirname,
  globalSetup: undefined,
  globalTeardown: undefined,
};
