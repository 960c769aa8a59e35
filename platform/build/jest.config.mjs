import { nodeProject } from '@sinima/testing/jest-project';

export default {
  ...nodeProject('build', import.meta.dirname),
  // Tailwind needs this package, which is an ES module.
  transformIgnorePatterns: ['/node_modules/(?!(magic-string)/)'],
};
