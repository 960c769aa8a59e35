import type { Text } from '@sinima/contracts/text';
import { FileError } from './file-error.ts';
import * as messages from './list-file.messages.ts';

/** The largest file that is read, in bytes. */
export const MAX_FILE_BYTES = 5_000_000;

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  [...text].every((letter, place) => bytes[place] === letter.charCodeAt(0));

/**
 * Return the text of a file: UTF-8, or Windows-1252 as older exports of IMDb have it.
 *
 * @throws FileError where it is empty, too large, packed, or no text
 */
export function readText(file: string, bytes: Uint8Array, text: Text): string {
  if (bytes.length === 0) throw new FileError(text(messages.fileWithoutContent, { file }));
  if (bytes.length > MAX_FILE_BYTES)
    throw new FileError(text(messages.fileTooLarge, { file, most: MAX_FILE_BYTES / 1_000_000 }));
  if (startsWith(bytes, 'PK\u0003\u0004')) throw new FileError(text(messages.fileIsZip, { file }));
  const content = decoded(bytes);
  if (content.includes('\0')) throw new FileError(text(messages.fileIsNoText, { file }));
  return content;
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
