import { isPlainStep } from './motion.ts';
import type { PageTransitions } from './page-transitions.ts';

/** How long a step waits for the code of transitions, in milliseconds. */
const CODE_DEADLINE_MS = 1_000;

/** Transitions whose code comes with the visitor's first sign. */
export interface LateTransitions extends PageTransitions {
  /** Fetch that code. Never rejects. */
  prepare(): Promise<void>;
}

/**
 * Return the transitions that `load` fetches. A step that is taken before they are there waits for them; pages are shown
 * plainly where they do not come, and where there would be none.
 */
export function createLateTransitions(load: () => Promise<PageTransitions>): LateTransitions {
  let loading: Promise<void> | undefined;
  let loaded: PageTransitions | undefined;
  /** The step that waits, from the page that stands. */
  let waiting: Parameters<PageTransitions['go']> | undefined;

  const prepare = (): Promise<void> =>
    (loading ??= load().then(
      (transitions) => void (loaded = transitions),
      () => void (loading = undefined),
    ));

  async function goWhenThere(): Promise<void> {
    await Promise.race([prepare(), new Promise((resolve) => setTimeout(resolve, CODE_DEADLINE_MS))]);
    const [from, step, shower] = waiting ?? [];
    waiting = undefined;
    if (from && step && shower) {
      if (loaded) loaded.go(from, step, shower);
      else void shower.show();
    }
  }

  return {
    prepare,
    go(from, step, shower) {
      if (loaded) {
        loaded.go(from, step, shower);
        return;
      }
      const isWaiting = waiting !== undefined;
      const standing = waiting?.[0] ?? from;
      const isPlain = step.navigationType === 'POP' || isPlainStep(standing, step.location);
      waiting = isPlain ? undefined : [standing, step, shower];
      if (isPlain) void shower.show();
      else if (!isWaiting) void goWhenThere();
    },
  };
}
