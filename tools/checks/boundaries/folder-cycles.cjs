/**
 * No circle of folders in any workspace. A run of its own, without tests: a test may compose what its folder may not
 * import, and the cruiser adds up the imports of a folder's files before it looks for circles.
 */
const { options } = require('../../../.dependency-cruiser.cjs');
const { tests } = require('./patterns.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'Folders that need each other are one folder, or hide a third.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: [options.exclude.path, tests] } },
};
