import { StringDecoder } from 'node:string_decoder';
import type { RotatingLog } from './rotating-log.ts';

/** Return a log that tells each line as well. */
export function tellLines(log: RotatingLog, onLine: (line: string) => void): RotatingLog {
  const decoder = new StringDecoder();
  let rest = '';
  return {
    get file() {
      return log.file;
    },
    rotate: () => log.rotate(),
    write(part) {
      log.write(part);
      const lines = (rest + decoder.write(Buffer.from(part))).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(onLine);
    },
  };
}
