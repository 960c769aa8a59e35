/** Test code and stories: they may import what their workspace does not ship with. */
exports.tests =
  '(\\.(test|slow|stories)\\.tsx?|/(test|slow|conformance)/.*|/jest\\.(config|global-setup|global-teardown)\\.mjs)$';

/** A pattern for packages of npm, e.g. `npm('react|react-dom')`. */
exports.npm = (names) => `(^|/)node_modules/(${names})(/|$)`;

const escaped = (path) => path.replaceAll('.', '\\.');

/** A pattern for a workspace's folder, or for one file: `mfe-*`, `platform/build`, `platform/runtime/src/runtime.ts`. */
exports.place = (path) =>
  /\.(ts|json)$/.test(path) ? `^${escaped(path)}$` : `^${path.replace('*', '[^/]+')}/`;
