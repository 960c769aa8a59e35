/**
 * What is fetched with the visitor's first sign, in one file: they may go to another page next, and who only looks needs
 * none of it.
 */
export { createCodeAhead } from './code-ahead.ts';
export { keptFields } from './kept-fields.ts';
export { layOutPagesAhead } from './lay-out-ahead.ts';
export { renderAheadIn } from './page-ahead.ts';
export { createPageTransitions } from './page-transitions.ts';
export { passing } from './pass-page.ts';
export { preloadOnIntent } from './preload-on-intent.ts';
