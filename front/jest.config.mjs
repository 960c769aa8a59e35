import { fileURLToPath } from 'node:url';
import { browserProject } from '@sinima/testing/jest-project';

/** @type {import('jest').Config} */
export default {
  ...browserProject('front', import.meta.dirname),
  setupFiles: [fileURLToPath(new URL('src/test/production-react.cjs', import.meta.url))],
};
