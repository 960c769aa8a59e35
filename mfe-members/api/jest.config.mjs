import { fileURLToPath } from 'node:url';
import { partProject } from '@sinima/testing/jest-project';

/** One engine for all tests, with a database for each file. */
export default {
  ...partProject('mfe-members-api', import.meta.dirname),
  globalSetup: fileURLToPath(import.meta.resolve('@sinima/embedded-mongo/jest-global-setup')),
  globalTeardown: fileURLToPath(import.meta.resolve('@sinima/embedded-mongo/jest-global-teardown')),
};
