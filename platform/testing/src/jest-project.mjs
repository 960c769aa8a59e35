/** The jest project of a browser package: jsdom with what routes need, TypeScript by swc, CSS modules as their names. */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** In ms. Processes that tests start share the cores with other tests; speed is for `npm run bench` to judge. */
const testTimeout = 30_000;

const transform = {
  '^.+\\.(tsx?|m?js)$': [
    resolve('@swc/jest'),
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** Packages that are ES modules only, such as our own wherever they are installed; Jest on Node 20 runs CommonJS. */
const ES_PACKAGES =
  '@sinima|@fastify/cookie|content-disposition|cookie|is-network-error|jose|magic-string|mimic-function|oauth4webapi|openid-client|p-memoize|p-retry|p-timeout';
const transformIgnorePatterns = [`/node_modules/(?!(${ES_PACKAGES})/)`];

/**
 * A project that runs in jsdom.
 *
 * @param {string} displayName
 * @param {string} rootDir absolute
 */
export function browserProject(displayName, rootDir) {
  return {
    displayName,
    rootDir,
    testTimeout,
    testEnvironment: here('./browser-environment.cjs'),
    testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/e2e/'],
    setupFilesAfterEnv: [here('./dom-matchers.cjs')],
    transform,
    transformIgnorePatterns,
    moduleNameMapper: {
      '\\.module\\.css$': here('./css-module.cjs'),
      '\\.css$': here('./css-module.cjs'),
      '[?&]as=picture$': here('./picture.cjs'),
    },
  };
}

/**
 * A project that runs in Node.
 *
 * @param {string} displayName
 * @param {string} rootDir absolute
 */
export function nodeProject(displayName, rootDir) {
  return {
    displayName,
    rootDir,
    testTimeout,
    testEnvironment: 'node',
    testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    transform,
    transformIgnorePatterns,
  };
}
