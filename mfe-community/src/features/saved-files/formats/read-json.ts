import { MARKS, recordFrom, type Mark, type SavedEntry } from '@sinima/catalogue-ui/saved-entry';
import type { Text } from '@sinima/contracts/text';
import * as messages from '../import.messages.ts';
import { EXPORT_FORMAT } from './export-columns.ts';
import { FileError } from '@sinima/catalogue-ui/file-error';
import type { ImportList } from './import-list.ts';

function entryOf(data: unknown): SavedEntry | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { mark: text, id, savedAt, record: recordData } = data as Record<string, unknown>;
  const mark = text as Mark;
  if (!MARKS.includes(mark) || typeof id !== 'string' || id === '') return undefined;
  const record = recordFrom(mark, recordData, id);
  return record === null
    ? undefined
    : { mark, id, savedAt: typeof savedAt === 'string' ? savedAt : null, record };
}

/** Return what Sinima's own JSON export holds. @throws FileError where it is something else, or holds nothing */
export function readJson(file: string, content: string, text: Text): ImportList {
  let data: unknown;
  try {
    data = JSON.parse(content);
  } catch {
    throw new FileError(text(messages.fileDamaged, { file }));
  }
  const { format, entries } = Object(data) as { format?: unknown; entries?: unknown };
  if (format !== EXPORT_FORMAT || !Array.isArray(entries))
    throw new FileError(text(messages.fileNotExported, { file }));
  const read = entries.flatMap((entry) => entryOf(entry) ?? []);
  if (read.length === 0) throw new FileError(text(messages.fileEmpty, { file }));
  return { from: 'Sinima', entries: read };
}
