/** The jest project of a browser package: jsdom with the globals that routes need, TypeScript by swc, CSS modules as their names. */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** In ms. Processes that tests start share the cores with other tests; speed is for `npm run bench` to judge. */
const testTimeout = 30_000;

const transform = {
  '(\\.messages\\.[jt]s|/messages/\\w+\\.po)$': here('./messages-transform.cjs'),
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
  '@sinima|@fastify/cookie|content-disposition|cookie|is-network-error|jose|magic-string|mimic-function|oauth4webapi|openid-client|oxc-parser|p-memoize|p-retry|p-timeout';
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
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/e2e/', '<rootDir>/api/'],
    setupFilesAfterEnv: [here('./document-setup.cjs')],
    transform,
    transformIgnorePatterns,
    moduleNameMapper: {
      '\\.module\\.css$': here('./css-module.cjs'),
      '\\.css$': here('./css-module.cjs'),
      '[?&]as=picture$': here('./picture.cjs'),
      '^(.+\\.po)\\?from=[\\w-]+$': '$1',
      // The same parser as a CommonJS module: Jest runs no other.
      '^csv-parse/browser/esm/sync$': 'csv-parse/sync',
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

/** Packages of Nest that are ES modules only. */
const NEST_PACKAGES =
  '@nestjs|lru-cache|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|iterare|load-esm|find-my-way|oidc-provider';

/**
 * A project of Nest applications, which need decorators and the metadata of types.
 *
 * @param {string} displayName
 * @param {string} rootDir absolute
 */
export function nestProject(displayName, rootDir) {
  return {
    displayName,
    rootDir,
    testTimeout,
    testEnvironment: 'node',
    testMatch: ['<rootDir>/**/*.test.ts'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    setupFiles: [resolve('reflect-metadata')],
    moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1.js', '$1'] },
    transform: {
      '^.+\\.[cm]?[jt]s$': [
        resolve('@swc/jest'),
        {
          jsc: {
            parser: { syntax: 'typescript', decorators: true },
            transform: { legacyDecorator: true, decoratorMetadata: true },
            target: 'es2022',
            keepClassNames: true,
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    transformIgnorePatterns: [`/node_modules/(?!(${NEST_PACKAGES}|${ES_PACKAGES})/)`],
  };
}

/**
 * A project of a remote's part of the API: its messages have all languages, as in its bundle.
 *
 * @param {string} displayName
 * @param {string} rootDir absolute
 */
export function partProject(displayName, rootDir) {
  const { transform, ...project } = nestProject(displayName, rootDir);
  const messages = [here('./messages-transform.cjs'), { multilingual: true }];
  return { ...project, transform: { '\\.(messages|words)\\.[jt]s$': messages, ...transform } };
}
