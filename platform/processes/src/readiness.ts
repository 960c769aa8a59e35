import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Tells when a process is ready. It may stay pending: the starter of the process watches its end and the time. */
export type Readiness<Value> = (child: ChildProcess, output: () => string) => Promise<Value>;

/** Ready once the program runs. */
export const spawned: Readiness<void> = async (child) => void (await once(child, 'spawn'));

/** Ready once the process sends `{ ready: true, port }` over its IPC channel; the value is the port. */
export const portMessage: Readiness<number> = async (child) => {
  for (;;) {
    const [message] = (await once(child, 'message')) as [{ ready?: unknown; port?: unknown } | null];
    if (message?.ready === true && typeof message.port === 'number') return message.port;
  }
};

/** Ready once the output matches; the value is the first group of the pattern. */
export function outputMatching(pattern: RegExp): Readiness<string> {
  return (child, output) =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = pattern.exec(output())?.[1];
        if (found !== undefined) resolve(found);
      };
      child.stdout?.on('data', look);
      child.stderr?.on('data', look);
    });
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Ready once something listens at this port of the loopback address. */
export function listeningAt(port: number): Readiness<void> {
  return async (child) => {
    while (child.exitCode === null && !(await answers(port))) await wait(100);
  };
}
