/**
 * The client's entry. Evaluating everything in one task would block a small phone for half a second; so it is done in
 * stages between which the browser can do other work (`docs/decisions/0001-one-composition.md`).
 */
import { provideChunkRegistry } from './chunk-registry.ts';
import { extendFederation } from './federation.ts';
import { showWithoutLateStylesheets } from './late-stylesheets.ts';

interface Scheduler {
  yield?: () => Promise<void>;
}

const yieldToEventLoop = async (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  if (scheduler?.yield) await scheduler.yield();
  else await new Promise((resolve) => setTimeout(resolve));
};

const stages = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@sinima/runtime'),
  () => import(/* webpackMode: "eager" */ '../app/app.tsx'),
];

/** The script runs as soon as it is there, be there a stylesheet that is not: the document may still be on its way. */
const parsed = async (): Promise<void> => {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
};

/** Scripts from the cache are here before the first paint, which they would hold up. A page that nobody sees paints nothing. */
const painted = async (): Promise<void> => {
  if (document.visibilityState !== 'visible') return;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
};

const start = async (): Promise<void> => {
  provideChunkRegistry();
  extendFederation();
  showWithoutLateStylesheets();
  await painted();
  for (const stage of stages) {
    await stage();
    await yieldToEventLoop();
  }
  await parsed();
  const { hydrate } = await import(/* webpackMode: "eager" */ './hydrate.tsx');
  await hydrate();
};

void start();
