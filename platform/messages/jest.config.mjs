/** Not from `@sinima/testing`, which compiles messages with this workspace. */
export default {
  displayName: 'messages',
  rootDir: import.meta.dirname,
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  transform: {
    '^.+\\.(tsx?|m?js)$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } },
    ],
  },
  // A module of its kind alone; Jest on Node 20 runs CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!oxc-parser/)'],
};
