import { BuildError } from './build-error.ts';
import type { MappedScript } from './mapped-script.ts';

/**
 * A placeholder in an entry for its map from a chunk's id to its file, until the files' names are known: they carry the
 * hash of bytes that are final only when the bundler is done.
 */
export const CHUNK_FILES = '@@chunk-files@@';

/**
 * Write the names of a bundle's chunks into its entry.
 *
 * @param files names of the chunks' files, by chunk id
 * @throws BuildError when the entry has no place for them
 */
export function nameChunks(entry: MappedScript, files: Readonly<Record<string, string>>): MappedScript {
  const placeholder = new RegExp(`JSON\\.parse\\((["'\`])${CHUNK_FILES}\\1\\)`, 'g');
  const named = entry.replaceAll(placeholder, JSON.stringify(files));
  if (named.text === entry.text && Object.keys(files).length > 0) {
    throw new BuildError(
      'The entry has no place for the names of its chunks: rspack wrote it in another form.',
    );
  }
  return named;
}
