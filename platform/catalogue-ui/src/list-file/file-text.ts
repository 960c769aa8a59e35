import { FileError } from './file-error.ts';

/** The largest file that is read, in bytes. */
export const MAX_FILE_BYTES = 5_000_000;

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  [...text].every((letter, place) => bytes[place] === letter.charCodeAt(0));

/**
 * Return the text of a file: UTF-8, or Windows-1252 as older exports of IMDb have it.
 *
 * @throws FileError where it is empty, too large, packed, or no text
 */
export function readText(name: string, bytes: Uint8Array): string {
  if (bytes.length === 0) throw new FileError(`“${name}” is empty.`);
  if (bytes.length > MAX_FILE_BYTES)
    throw new FileError(
      `“${name}” is larger than ${MAX_FILE_BYTES / 1_000_000} MB. Split it and import the parts.`,
    );
  if (startsWith(bytes, 'PK\u0003\u0004'))
    throw new FileError(`“${name}” is a ZIP file. Unpack it, and choose one of the CSV files in it.`);
  const text = decoded(bytes);
  if (text.includes('\0')) throw new FileError(`“${name}” is no text file. Choose a CSV file.`);
  return text;
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
