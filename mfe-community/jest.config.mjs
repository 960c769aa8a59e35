import { browserProject } from '@sinima/testing/jest-project';

const project = browserProject('mfe-community', import.meta.dirname);

export default {
  ...project,
  // The same parser as a CommonJS module: Jest runs no other.
  moduleNameMapper: { ...project.moduleNameMapper, '^csv-parse/browser/esm/sync$': 'csv-parse/sync' },
};
