/** A process of the site that is started again at its port when it ends by itself; the terminal says so. */
import type { ProcessEnd } from '@sinima/processes/start-process';
import { supervise, type PauseLengths } from '@sinima/processes/supervise';
import type { Service } from './service.ts';
import { userFacingText } from './user-facing-error.ts';

/** Starts the process: the first time at the port of the settings, then at the port that it had. */
export type StartService = (port: number | undefined, signal: AbortSignal) => Promise<Service>;

interface SupervisionOptions extends PauseLengths {
  /** Ends the supervision: from then on, a process that ends was told to. */
  readonly signal: AbortSignal;
  /** Gets one line for each end and each start after it; by default it goes to the terminal. */
  readonly say?: (line: string) => void;
}

/** A service whose process may be another one each time that you look. */
export type SupervisedService = Pick<Service, 'name' | 'port' | 'origin' | 'stop'>;

const how = ({ code, signal }: ProcessEnd): string =>
  signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`;

const nextTry = ({ ms }: { ms: number }): string => `Next try in ${ms / 1000} s.`;

/** Start a service and keep it running. @throws whatever its first start throws */
export async function superviseService(
  start: StartService,
  { signal, say = (line) => console.error(line), ...pauses }: SupervisionOptions,
): Promise<SupervisedService> {
  const first = await start(undefined, signal);
  const { name, port, origin, log } = first;
  const { stop } = supervise({
    ...pauses,
    signal,
    running: first,
    start: (stopped) => start(port, stopped),
    onStart: () => say(`${name} runs again, at port ${port}.`),
    onEnd(_service, end, pause) {
      // Short lives after the first share one file, or their logs would soon push out the one of the first crash.
      const kept = pause.isFirst ? (log.rotate() ?? log.file) : log.file;
      say(`${name} ${how(end)}. Log: ${kept}. ${nextTry(pause)}`);
    },
    onFailure(error, pause) {
      const [reason] = userFacingText(error).split('\n');
      say(`${name} did not start: ${reason} Log: ${log.file}. ${nextTry(pause)}`);
    },
  });
  return { name, port, origin, stop };
}
