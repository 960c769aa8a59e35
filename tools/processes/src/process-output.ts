import type { ChildProcess } from 'node:child_process';
import type { RotatingLog } from './rotating-log.ts';

/** Where the output of a process goes, and what can be read of it again. */
export interface ProcessOutput {
  /** What it has written, both streams as they came. */
  read(): string;
  /** Take what the process writes; call this once it is there. */
  follow(child: ChildProcess): void;
}

/** How much of a logged output can be read again at least, in characters. */
const TAIL_LENGTH = 65_536;

/** Return an output that is kept in memory, as a whole. */
export function outputInMemory(onText?: (text: string) => void): ProcessOutput {
  let text = '';
  return {
    read: () => text,
    follow(child) {
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8').on('data', (part: string) => {
          text += part;
          onText?.(part);
        });
      }
    },
  };
}

/** Return an output that goes to a log; its end can be read. The process itself never meets a full disk. */
export function outputInLog(log: RotatingLog): ProcessOutput {
  let tail = '';
  return {
    read: () => tail,
    follow(child) {
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (part: Buffer) => {
          log.write(part);
          tail += part.toString('utf8');
          if (tail.length > 2 * TAIL_LENGTH) tail = tail.slice(-TAIL_LENGTH);
        });
      }
    },
  };
}
