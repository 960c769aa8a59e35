/**
 * Who may import whom. Browser code reaches remotes by name at run time only; what every team is given lies in
 * contracts, ui-kit, platform/runtime and platform/catalogue-ui. `tools/checks/src/boundaries.test.ts` shows that each
 * rule bites.
 */
const tests = '(\\.test\\.tsx?|/test/.*|/jest\\.config\\.mjs)$';
const npm = (names) => `(^|/)node_modules/(${names})(/|$)`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'contracts-stand-alone',
      comment: 'What host, remotes and BFF promise each other depends on none of them, and on no library.',
      severity: 'error',
      from: { path: '^contracts/' },
      to: { pathNot: '^contracts/' },
    },
    {
      name: 'ui-kit-knows-react-only',
      comment: 'Primitives with plain props: no API, no router, no remote.',
      severity: 'error',
      from: { path: '^ui-kit/src/', pathNot: tests },
      to: { pathNot: ['^ui-kit/', npm('react|react-dom|@types/react|@types/react-dom|@radix-ui')] },
    },
    {
      name: 'remotes-stay-apart',
      comment: 'A remote is published alone. Link through @sinima/contracts/paths; share through ui-kit.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: '^mfe-[^/]+/', pathNot: '^$1/' },
    },
    {
      name: 'remotes-lean-on-the-platform-only',
      comment:
        'Of this repository, a remote may import contracts, ui-kit, the runtime that remotes are given, and catalogue-ui.',
      severity: 'error',
      from: { path: '^mfe-[^/]+/', pathNot: tests },
      to: {
        path: '^(shell|bff|e2e|platform|tools)/',
        pathNot: '^platform/(runtime/src/runtime\\.ts$|catalogue-ui/)',
      },
    },
    {
      name: 'catalogue-ui-leans-on-runtime-and-ui-kit-only',
      comment:
        'What several remotes show stands over contracts, ui-kit and the runtime, and knows nobody above.',
      severity: 'error',
      from: { path: '^platform/catalogue-ui/', pathNot: tests },
      to: {
        path: '^(shell|bff|e2e|platform|tools)/',
        pathNot: '^platform/(runtime/src/runtime\\.ts$|catalogue-ui/)',
      },
    },
    {
      name: 'remotes-take-shared-libraries-from-the-runtime',
      comment:
        'There is one router and one QueryClient in a page: @sinima/runtime re-exports what remotes may use.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+|platform/catalogue-ui)/', pathNot: tests },
      to: { path: npm('react-router|react-router-dom|@tanstack|@module-federation') },
    },
    {
      name: 'shell-knows-no-remote',
      comment: 'The shell reaches remotes by the release store alone.',
      severity: 'error',
      from: { path: '^(shell|platform|tools|contracts|ui-kit)/' },
      to: { path: '^mfe-[^/]+/' },
    },
    {
      name: 'shell-in-the-browser-is-browser-code',
      comment: "The shell's client runs in the browser: no Node, no store, no bundler.",
      severity: 'error',
      from: { path: '^shell/src/(client|app)/', pathNot: tests },
      to: { path: '^(platform/(?!runtime/)|tools/|shell/src/server/)', dependencyTypesNot: ['core'] },
    },
    {
      name: 'no-node-in-the-browser',
      comment: 'Browser code has no Node modules.',
      severity: 'error',
      from: {
        path: '^(shell/src/(client|app)|mfe-[^/]+/src|platform/(runtime|catalogue-ui)/src)/',
        pathNot: tests,
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'bff-stands-alone',
      comment: 'Its contract is contracts/openapi.json; nobody imports its sources, and it imports nobody.',
      severity: 'error',
      from: { pathNot: '^bff/' },
      to: { path: '^bff/' },
    },
    {
      name: 'bff-imports-only-what-it-ships-with',
      comment:
        'The BFF is deployed alone: of this repository it takes the vocabulary, the catalogue and the embedded engine.',
      severity: 'error',
      from: { path: '^bff/' },
      to: {
        path: '^(contracts|data|ui-kit|shell|platform|tools|e2e|mfe-[^/]+)/',
        pathNot:
          '^(contracts/src/(vocabulary|countries)\\.ts|data/src/catalogue\\.ts|platform/embedded-mongo/src/)',
      },
    },
    {
      name: 'bundler-stays-out-of-servers',
      comment: 'Only what builds loads the build factory; what it shares with servers lies in contracts/src/host.ts.',
      severity: 'error',
      from: { pathNot: '^(platform/build|tools|e2e|deploy)/' },
      to: { path: '^platform/build/' },
    },
    {
      name: 'tests-are-not-sources',
      comment: 'What ships does not import tests or what only tests need.',
      severity: 'error',
      from: { pathNot: [tests, '^e2e/', '^platform/testing/', '^bff/test/'] },
      to: { path: ['\\.test\\.tsx?$', '^platform/testing/', '^bff/test/'] },
    },
    {
      name: 'no-cycles',
      comment: 'Modules that need each other are one module, or hide a third. Types may refer to each other.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
