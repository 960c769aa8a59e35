/**
 * Who may import whom, between workspaces (`imports.cjs`) and inside each (`rooms.cjs`), both in
 * `tools/checks/boundaries`. `tools/checks/src/boundaries.test.ts` shows that each rule bites.
 */
const importRules = require('./tools/checks/boundaries/import-rules.cjs');
const roomRules = require('./tools/checks/boundaries/room-rules.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...importRules,
    ...roomRules,
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
    exclude: { path: '((^|/)(dist|coverage)|^(releases|\\.data|\\.turbo))/' },
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
