/** The log of each process of the site: one for as long as this process runs, however often that one is started. */
import path from 'node:path';
import { openRotatingLog, type RotatingLog } from '@sinima/processes/rotating-log';

const logs = new Map<string, RotatingLog>();

/** Return the log `<logDir>/<name>.log`; when it cannot be written, the terminal says so once. */
export function serviceLog(logDir: string, name: string): RotatingLog {
  const file = path.join(logDir, `${name}.log`);
  const log =
    logs.get(file) ??
    openRotatingLog(file, {
      onFailure: ({ message }) =>
        console.error(
          `${file} cannot be written (${message}). Output is dropped until then; everything else continues.`,
        ),
      onRecovery: (bytes) => console.error(`${file} is written again; ${bytes} bytes were dropped.`),
    });
  logs.set(file, log);
  return log;
}
