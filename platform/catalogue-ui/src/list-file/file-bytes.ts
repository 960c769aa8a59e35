import type { Text } from '@sinima/contracts/text';
import { FileError } from './file-error.ts';
import * as messages from './list-file.messages.ts';

/** Return what is in a file that the visitor chose. @throws FileError where it cannot be read */
export async function bytesOf(file: File, text: Text): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new FileError(text(messages.fileUnreadable, { file: file.name }));
  }
}
