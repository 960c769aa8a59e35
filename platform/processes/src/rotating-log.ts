/** A log file that is never overwritten, never grows without end, and whose trouble is nobody else's. */
import { closeSync, fstatSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';

export interface RotatingLogOptions {
  /** A file that has reached this size is kept under a number, in bytes; 10 MiB by default. */
  readonly maxBytes?: number;
  /** How many former files are kept: `<name>.1.log` is the newest of them. */
  readonly formerFiles?: number;
  /** How long output is dropped after a write that failed, until another is tried, in ms. */
  readonly retryMs?: number;
  /** Told once when the file cannot be written, such as on a full disk; output is dropped from then on. */
  readonly onFailure?: (error: NodeJS.ErrnoException) => void;
  /** Told when it can be written again, with how many bytes were dropped. */
  readonly onRecovery?: (droppedBytes: number) => void;
}

export interface RotatingLog {
  /** Where it writes now. */
  readonly file: string;
  /** Append to the file, or drop what cannot be written. It never throws. */
  write(part: Uint8Array): void;
  /** Begin a new file; return where the former one is kept, and nothing when that was empty. */
  rotate(): string | undefined;
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Open a log; what a former process has written is kept under a number. It never throws: see `onFailure`. */
export function openRotatingLog(
  file: string,
  {
    maxBytes = 10 * 1024 * 1024,
    formerFiles = 3,
    retryMs = 5_000,
    onFailure = () => undefined,
    onRecovery = () => undefined,
  }: RotatingLogOptions = {},
): RotatingLog {
  const { dir, name, ext } = path.parse(file);
  const numbered = (number: number): string =>
    number === 0 ? file : path.join(dir, `${name}.${number}${ext}`);

  let descriptor: number | undefined;
  let size = 0;
  let failure: { dropped: number; retryAt: number } | undefined;

  function close(): void {
    if (descriptor === undefined) return;
    const closing = descriptor;
    descriptor = undefined;
    closeSync(closing);
  }

  function open(): number {
    if (descriptor === undefined) {
      mkdirSync(dir, { recursive: true });
      descriptor = openSync(file, 'a');
      ({ size } = fstatSync(descriptor));
    }
    return descriptor;
  }

  function keepFormer(): void {
    if (sizeOf(file) === 0) return;
    close();
    for (let number = formerFiles; number > 0; number -= 1) {
      const newer = numbered(number - 1);
      if (statSync(newer, { throwIfNoEntry: false })) renameSync(newer, numbered(number));
    }
  }

  function writeWhole(part: Uint8Array): void {
    for (let written = 0; written < part.length;) {
      const count = writeSync(open(), part, written);
      written += count;
      size += count;
    }
  }

  /** Do something with the file; tell of the first time that it fails. */
  function attempt(work: () => void): boolean {
    try {
      work();
      return true;
    } catch (error) {
      if (failure === undefined) onFailure(error as NodeJS.ErrnoException);
      failure = { dropped: failure?.dropped ?? 0, retryAt: Date.now() + retryMs };
      attemptClose();
      return false;
    }
  }

  function attemptClose(): void {
    try {
      close();
    } catch {
      // A full disk may be told at closing too; it has been told already.
    }
  }

  function noteRecovery(): void {
    if (failure === undefined) return;
    const { dropped } = failure;
    writeWhole(Buffer.from(`\n${dropped} bytes are missing here: they could not be written.\n`));
    failure = undefined;
    onRecovery(dropped);
  }

  attempt(keepFormer);
  return {
    file,
    write(part) {
      const isPausing = failure !== undefined && Date.now() < failure.retryAt;
      const isWritten =
        !isPausing &&
        attempt(() => {
          open();
          if (size >= maxBytes) keepFormer();
          noteRecovery();
          writeWhole(part);
        });
      if (!isWritten && failure) failure.dropped += part.length;
    },
    rotate() {
      let former: string | undefined;
      attempt(() => {
        former = sizeOf(file) === 0 ? undefined : numbered(1);
        keepFormer();
      });
      return former;
    },
  };
}
