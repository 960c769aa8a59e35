import type { ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where a process writes: for `spawn`, and to read again. */
export interface ProcessOutput {
  /** For `stdio` of `spawn`: both streams. */
  readonly target: 'pipe' | number;
  /** All that it has written, both streams as they came. */
  read(): string;
  /** Call this once the process is there: take what it writes, or leave the file to it. */
  follow(child: ChildProcess): void;
}

/** Return an output that is kept in memory. */
export function outputInMemory(onText?: (text: string) => void): ProcessOutput {
  let text = '';
  return {
    target: 'pipe',
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

/** Return an output that goes straight to a file, past this process. What stood in the file is lost. */
export function outputInFile(file: string): ProcessOutput {
  mkdirSync(path.dirname(file), { recursive: true });
  const target = openSync(file, 'w');
  return { target, read: () => readFileSync(file, 'utf8'), follow: () => closeSync(target) };
}
