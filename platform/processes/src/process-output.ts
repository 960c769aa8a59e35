import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { RotatingLog } from './rotating-log.ts';

/** What becomes of a stream: we read it, nobody does, or it is this process's own. */
type Stream = 'pipe' | 'ignore' | 'inherit';

/** Where the output of a process goes, and what can be read of it again. */
export interface ProcessOutput {
  /** Standard output and standard error. */
  readonly streams: readonly [Stream, Stream];
  /** What it has written, as it came. */
  read(): string;
  /** Take the process's output; call this once the process exists. */
  follow(child: ChildProcess): void;
}

/** How much of an output that is not kept as a whole can be read again at least, in characters. */
const TAIL_LENGTH = 65_536;

/** Return an output that is kept in memory, as a whole. */
export function outputInMemory(): ProcessOutput {
  let text = '';
  return {
    streams: ['pipe', 'pipe'],
    read: () => text,
    follow(child) {
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8').on('data', (part: string) => (text += part));
      }
    },
  };
}

/** Return an output of which the end is kept in memory, and each part is told. */
function outputWithTail(streams: ProcessOutput['streams'], onPart: (part: Buffer) => void): ProcessOutput {
  let tail = '';
  return {
    streams,
    read: () => tail,
    follow(child) {
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (part: Buffer) => {
          onPart(part);
          tail += part.toString('utf8');
          if (tail.length > 2 * TAIL_LENGTH) tail = tail.slice(-TAIL_LENGTH);
        });
      }
    },
  };
}

/** Return an output that goes to a log; its end can be read. The process itself never meets a full disk. */
export const outputInLog = (log: RotatingLog): ProcessOutput =>
  outputWithTail(['pipe', 'pipe'], (part) => log.write(part));

/** Return an output of which the last errors can be read, and nothing else is taken. */
export const lastErrors = (): ProcessOutput => outputWithTail(['ignore', 'pipe'], () => undefined);

/** Return an output of which each line is told, errors aside, and nothing is kept. */
export const outputLines = (onLine: (line: string) => void): ProcessOutput => ({
  streams: ['pipe', 'ignore'],
  read: () => '',
  follow: ({ stdout }) => void (stdout && createInterface({ input: stdout }).on('line', onLine)),
});

const unread = { read: () => '', follow: () => undefined };

/** An output that goes where this process writes to, and is not kept. */
export const sharedOutput: ProcessOutput = { ...unread, streams: ['inherit', 'inherit'] };

/** Errors go where those of this process go; nothing else is taken. */
export const sharedErrors: ProcessOutput = { ...unread, streams: ['ignore', 'inherit'] };
