/** For tests that have a document (to load this takes longer than most tests that have none): the matchers of elements, and patience. */
if (globalThis.document !== undefined) {
  require('@testing-library/jest-dom');
  // Code that a page loads late is compiled only then, which takes seconds on a busy machine. The test's own limit is longer.
  require('@testing-library/dom').configure({ asyncUtilTimeout: 20_000 });
}
