/** Ends everything in good order when the person or the system says so. */
import type { SupervisedService } from './supervised-service.ts';

/** Running processes, the last started first. */
export const running: SupervisedService[] = [];

const ending = new AbortController();

/** Says that all is being stopped: from then on nothing is started again. */
export const { signal: endingSignal } = ending;

let stopping: Promise<void> | undefined;

/** Stops all that runs; again and again gives the same promise. */
export function stopAll(): Promise<void> {
  stopping ??= (async () => {
    ending.abort();
    for (const service of [...running].reverse()) await service.stop();
  })();
  return stopping;
}

/** Stops all and ends the process on Ctrl-C, on SIGTERM, and when the terminal or the process that started it goes away. */
export function stopOnSignal(): void {
  process.once('disconnect', () => void stopAll().then(() => process.exit(1)));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (process.stdout.isTTY) process.stdout.write('\nStopping…\n');
      void stopAll().then(() => process.exit(signal === 'SIGINT' ? 130 : 143));
    });
  }
}
