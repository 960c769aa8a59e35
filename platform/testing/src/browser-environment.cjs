/** jsdom, with globals that it lacks and routes and rendering need, taken from Node. */
const { TestEnvironment } = require('jest-environment-jsdom');

const missing = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of missing) this.global[name] = globalThis[name];
    this.global.scrollTo = () => undefined;
  }
};
