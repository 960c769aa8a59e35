import { FileError } from './file-error.ts';

/** Return what is in a file that the visitor chose. @throws FileError where it cannot be read */
export async function bytesOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new FileError(`“${file.name}” could not be read. Is it still where it was?`);
  }
}
