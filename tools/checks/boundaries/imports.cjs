/**
 * Who may import whom, of this repository: a workspace, and the workspaces (or single files) that its sources may
 * import. Every arrow points down this list. Tests may import `platform/testing` as well.
 */
const runtime = 'platform/runtime/src/runtime.ts';
const vocabulary = ['contracts/src/vocabulary.ts', 'contracts/src/countries.ts'];

/** @type {Record<string, readonly string[]>} */
module.exports = {
  contracts: [],
  'platform/seeded-random': [],
  'ui-kit': ['platform/seeded-random'],
  'platform/embedded-mongo': [],
  'platform/identity': [],
  'platform/response-cache': [],
  'platform/shared-state': [],
  'platform/renderers': [],
  'platform/tracing': [],
  'platform/runtime': ['contracts'],
  'platform/catalogue-ui': ['contracts', 'ui-kit', runtime],
  'platform/testing': ['contracts', 'platform/runtime'],
  'platform/mock-api': ['contracts'],
  'platform/build': ['contracts'],
  'platform/releases': ['contracts'],
  'platform/create-remote': ['contracts', 'platform/build', 'platform/releases'],
  'platform/launcher': ['contracts', 'platform/releases'],
  'platform/operator': ['contracts', 'ui-kit', 'platform/releases'],
  'platform/gate': ['contracts', 'platform/runtime', 'platform/releases', 'platform/renderers'],
  data: [...vocabulary],
  bff: [
    ...vocabulary,
    'contracts/openapi.json',
    'data/src/catalogue.ts',
    'platform/embedded-mongo',
    'platform/response-cache',
    'platform/shared-state',
    'platform/tracing',
  ],
  shell: [
    'contracts',
    'ui-kit',
    'platform/runtime',
    'platform/releases',
    'platform/gate',
    'platform/renderers',
    'platform/response-cache',
    'platform/shared-state',
    'platform/tracing',
  ],
  'mfe-*': ['contracts', 'ui-kit', runtime, 'platform/catalogue-ui'],
  'platform/remote-template': ['contracts', 'ui-kit', runtime, 'platform/catalogue-ui'],
  'tools/catalogue': ['contracts', 'platform/seeded-random', 'data', 'bff'],
  'tools/processes': [],
  'tools/releases': ['contracts', 'platform/build', 'platform/releases', 'platform/gate'],
  'platform/remote': [
    'contracts',
    'platform/build',
    'platform/gate',
    'platform/releases',
    'tools/releases/src/commands/publishing.ts',
  ],
  'tools/site': ['contracts', 'data', 'platform', 'tools/processes'],
  'tools/checks': [
    'platform/build',
    'platform/releases',
    'platform/gate',
    'platform/remote',
    'tools/processes',
  ],
  'tools/pack': ['contracts', 'platform/build', 'tools/processes'],
  'tools/bench': ['contracts', 'data', 'platform', 'tools'],
  deploy: ['platform', 'tools'],
  e2e: ['contracts', 'ui-kit', 'platform', 'tools'],
};
