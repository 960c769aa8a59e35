import { watch } from 'node:fs';
import path from 'node:path';

/**
 * Call back when a file may have been replaced, as soon as the operating system tells. On network drives it may never
 * tell: look at times as well.
 *
 * @returns the way to stop
 */
export function watchFile(file: string, onChange: () => void): () => void {
  const name = path.basename(file);
  try {
    const watcher = watch(path.dirname(file), { persistent: false }, (_event, changed) => {
      if (changed === null || changed === name) onChange();
    });
    // The folder was deleted, or there are no watches left.
    watcher.on('error', () => watcher.close());
    return () => watcher.close();
  } catch {
    // There is no such folder yet.
    return () => undefined;
  }
}
