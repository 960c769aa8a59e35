/** The matchers of elements, for tests that have a document: to load them takes longer than most tests that have none. */
if (globalThis.document !== undefined) require('@testing-library/jest-dom');
