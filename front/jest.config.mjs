import { browserProject } from '@sinima/testing/jest-project';

export default {
  ...browserProject('front', import.meta.dirname),
  // @fastify/static and @fastify/cookie take these, which are ES modules.
  transformIgnorePatterns: ['/node_modules/(?!(content-disposition|@fastify/cookie|cookie)/)'],
};
