import type { Connection } from 'mongoose';
import { NO_COUNTS, type ImportCounts } from './import-report.ts';

/** Raised when rows are read differently, so that files that were imported before are read again. */
const RULES = 1;

/** How far a file is imported. */
export interface ImportProgress {
  /** The file's content, its format, and the options. */
  _id: string;
  file: string;
  shape: string;
  /** All rows are in the catalogue. */
  isRead: boolean;
  /** Derived data is up to date too. */
  isFinished: boolean;
  /** How many bytes of the report belong to these rows. */
  reportBytes: number;
  counts: ImportCounts;
}

/** The progress of a file, from the beginning where there is none. */
export async function progressOf(
  connection: Connection,
  { hash, filter, file, shape }: { hash: string; filter: string; file: string; shape: string },
): Promise<ImportProgress> {
  const _id = [hash, shape, filter, RULES].join(' ');
  const known = await connection.collection<ImportProgress>('imports').findOne({ _id });
  if (known) return known;
  return { _id, file, shape, isRead: false, isFinished: false, reportBytes: 0, counts: NO_COUNTS };
}

/** Remembers how far a file is. */
export async function keepProgress(connection: Connection, progress: ImportProgress): Promise<void> {
  const { _id, ...rest } = progress;
  await connection.collection<ImportProgress>('imports').replaceOne({ _id }, rest, { upsert: true });
}
