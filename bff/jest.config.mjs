import { fileURLToPath } from 'node:url';

/** Packages that are ES modules only; jest on Node 20 requires them as CommonJS. */
const ES_PACKAGES =
  '@nestjs|lru-cache|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|iterare|load-esm|find-my-way|openid-client|oauth4webapi|jose|oidc-provider|mimic-function|p-memoize|p-retry|p-timeout|is-network-error';

/** @type {import('jest').Config} */
export default {
  displayName: 'bff',
  rootDir: fileURLToPath(new URL('.', import.meta.url)),
  testEnvironment: 'node',
  testTimeout: 30_000,
  globalSetup: '<rootDir>/jest.global-setup.mjs',
  globalTeardown: '<rootDir>/jest.global-teardown.mjs',
  testMatch: ['<rootDir>/{src,openapi,test}/**/*.test.ts'],
  setupFiles: ['reflect-metadata'],
  setupFilesAfterEnv: [fileURLToPath(new URL('test/watch-dialect.ts', import.meta.url))],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1.js', '$1'] },
  transform: {
    '^.+\\.[cm]?[jt]s$': [
      '@swc/jest',
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
  transformIgnorePatterns: [`/node_modules/(?!(${ES_PACKAGES})/)`],
};
