/** The errors of this page's code, mapped to the sources. */
import { DEV_BASE } from '@sinima/contracts/development';
import type { Problem } from '../shapes/problem.ts';

interface PageErrors {
  /** Take something that was thrown and caught. */
  tell(error: Error): void;
  /** Forget what was thrown: its code is another one by now. */
  forget(): void;
}

const stackOf = (thrown: unknown): string =>
  thrown instanceof Error ? (thrown.stack ?? String(thrown)) : String(thrown);

async function trace(stack: string): Promise<Problem> {
  const response = await fetch(`${DEV_BASE}thrown`, { method: 'POST', body: stack });
  return (await response.json()) as Problem;
}

/** Listen to uncaught errors. */
export function listenToErrors(show: (problems: readonly Problem[]) => void): PageErrors {
  const found = new Map<string, Problem | undefined>();
  const showAll = (): void => show([...found.values()].filter((problem) => problem !== undefined));

  function tell(thrown: unknown): void {
    const stack = stackOf(thrown);
    if (found.has(stack)) return;
    found.set(stack, undefined);
    void trace(stack).then((problem) => {
      // Forgotten meanwhile.
      if (!found.has(stack)) return;
      found.set(stack, problem);
      showAll();
    });
  }

  addEventListener('error', ({ error }) => {
    if (error) tell(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  return {
    tell,
    forget() {
      found.clear();
      showAll();
    },
  };
}
