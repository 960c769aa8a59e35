/** The rules between workspaces: one for each row of `imports.cjs`, and those about packages of npm and about tests. */
const { readFileSync } = require('node:fs');
const path = require('node:path');
const imports = require('./imports.cjs');
const { npm, place, tests } = require('./patterns.cjs');

const workspaces = '^(contracts|ui-kit|data|bff|shell|front|mfe-[^/]+|platform|tools|deploy|e2e)/';

/** Folders within a workspace that have a row of their own. */
const within = (workspace) => Object.keys(imports).filter((other) => other.startsWith(`${workspace}/`));

const importRules = Object.entries(imports).map(([workspace, allowed]) => ({
  name: `imports-of-${workspace}`,
  comment: `Of this repository, ${workspace} imports ${allowed.join(', ') || 'nothing'}.`,
  severity: 'error',
  from: { path: place(workspace), pathNot: [tests, ...within(workspace).map(place)] },
  to: { path: workspaces, pathNot: [place(workspace), ...allowed.map(place)] },
}));

const cachesDecision = path.join(__dirname, '../../../docs/decisions/0019-what-is-cached-where.md');

/** The modules that the decision on caches lists. */
const listedCaches = [...readFileSync(cachesDecision, 'utf8').matchAll(/^\| `([\w./-]+\.ts)`/gm)].map(
  ([, file]) => place(file),
);

module.exports = [
  ...importRules,
  {
    name: 'caches-are-listed',
    comment:
      'A cache is one more way to be out of date: docs/decisions/0019-what-is-cached-where.md lists all.',
    severity: 'error',
    from: { path: workspaces, pathNot: [tests, ...listedCaches] },
    to: { path: npm('lru-cache') },
  },
  {
    name: 'processes-are-started-in-one-place',
    comment:
      'platform/processes starts processes, and ends them with all that they started. The launcher alone has a cluster.',
    severity: 'error',
    from: {
      path: workspaces,
      pathNot: [tests, '^platform/(processes|testing)/'],
    },
    to: { path: '^(node:)?child_process$', dependencyTypes: ['core'] },
  },
  {
    name: 'one-cluster',
    comment: 'The workers of the launcher share its port; other processes are started by platform/processes.',
    severity: 'error',
    from: {
      path: workspaces,
      pathNot: [tests, ...['platform/launcher/src/host-process.ts', 'front/src/server/main.ts'].map(place)],
    },
    to: { path: '^(node:)?cluster$', dependencyTypes: ['core'] },
  },
  {
    name: 'remotes-stay-apart',
    comment: 'A remote is published alone. Link through @sinima/contracts/paths; share through catalogue-ui.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+)/' },
    to: { path: '^mfe-[^/]+/', pathNot: '^$1/' },
  },
  {
    name: 'api-parts-stay-on-the-server',
    comment:
      "A remote's pages read its part of the API over HTTP, with the types of api/openapi.ts. Both may use api/shapes, which knows nothing of the server.",
    severity: 'error',
    from: { path: '^mfe-[^/]+/(?!api/)', pathNot: tests },
    to: { path: '^mfe-[^/]+/api/', pathNot: '^mfe-[^/]+/api/(openapi[.]ts$|shapes/)' },
  },
  {
    name: 'shapes-of-parts-know-no-server',
    comment: 'Pages use api/shapes in the browser: it imports the contracts, and nothing else.',
    severity: 'error',
    from: { path: '^mfe-[^/]+/api/shapes/', pathNot: tests },
    to: { pathNot: '^(contracts/|mfe-[^/]+/api/shapes/)' },
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
    name: 'contracts-need-no-library',
    comment: 'What areas promise each other depends on no library.',
    severity: 'error',
    from: { path: '^contracts/' },
    to: { pathNot: '^contracts/' },
  },
  {
    name: 'ui-kit-knows-react-only',
    comment: 'Primitives with plain props, and texts: no API, no router, no remote.',
    severity: 'error',
    from: { path: '^ui-kit/src/', pathNot: tests },
    to: {
      pathNot: [
        '^ui-kit/',
        '^platform/seeded-random/',
        '^platform/runtime/src/runtime\\.ts$',
        npm('react|react-dom|@types/react|@types/react-dom|@radix-ui'),
      ],
    },
  },
  {
    name: 'no-node-in-the-browser',
    comment: 'Browser code has no Node modules.',
    severity: 'error',
    from: {
      path: '^(shell/src/(client|app|page)|mfe-[^/]+/src|platform/(runtime|catalogue-ui)/src)/',
      pathNot: tests,
    },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'front-has-no-react',
    comment: 'The process that visitors reach renders nothing: what renders is a process of its own.',
    severity: 'error',
    from: { path: '^front/src/', pathNot: tests },
    to: { path: npm('react|react-dom|react-router|react-router-dom|@tanstack'), reachable: true },
  },
  {
    name: 'shell-in-the-browser-knows-no-store',
    comment: "The shell's client runs in the browser: no release store, no bundler.",
    severity: 'error',
    from: { path: '^shell/src/(client|app|page)/', pathNot: tests },
    to: { path: '^platform/(?!runtime/)' },
  },
  {
    name: 'tests-are-not-sources',
    comment:
      'What ships does not import tests or what only tests need. Benches drive a browser as tests do, the workbench shows stories, and both ship nowhere.',
    severity: 'error',
    from: { pathNot: [tests, '^e2e/', '^platform/testing/', '^tools/bench/', '^tools/workbench/'] },
    to: { path: [tests, '^platform/testing/'], pathNot: '(^|/)node_modules/' },
  },
];
