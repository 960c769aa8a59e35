import type { Guard } from './guard.ts';

interface LoopOptions {
  readonly guard: Pick<Guard, 'look'>;
  /** Time between two looks, in ms. */
  readonly everyMs: number;
  readonly warn: (text: string) => void;
}

/** Let the guard look again and again, one look after the other. What keeps it from acting is said once, until it is over. */
export function startGuardLoop({ guard, everyMs, warn }: LoopOptions): { stop(): Promise<void> } {
  let trouble: string | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    try {
      await guard.look();
      trouble = undefined;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message !== trouble) warn(`The guard cannot act: ${message}`);
      trouble = message;
    }
  }

  let present = Promise.resolve();
  function next(): void {
    present = look().then(() => {
      if (!stopped) timer = setTimeout(next, everyMs);
    });
  }
  next();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await present;
    },
  };
}
