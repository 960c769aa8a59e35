import { browserProject } from '@sinima/testing/jest-project';

export default {
  ...browserProject('shell', import.meta.dirname),
  // @fastify/static requires it, and it is an ES module.
  transformIgnorePatterns: ['/node_modules/(?!content-disposition/)'],
};
