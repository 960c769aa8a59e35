import type { Connection } from 'mongoose';
import { ImportEntry } from './import-entry.ts';
import type { ImportFilter } from './import-filter.ts';
import { keepProgress, type ImportProgress } from './import-progress.ts';
import { RowRefusal } from './import-records.ts';
import { ImportReport } from './import-report.ts';
import type { ImportShape } from './import-shape.ts';
import { PeopleWriter } from './people-writer.ts';
import { fileRows, type FileRow } from './read-rows.ts';
import { RowFields } from './row-fields.ts';
import { TitleWriter } from './title-writer.ts';

/** How many rows are written together; after each lot it is remembered how far the file is. */
const BATCH = 200;

/** One file to import. */
export interface FileImport {
  readonly connection: Connection;
  readonly file: string;
  readonly shape: ImportShape;
  readonly filter: ImportFilter;
  readonly reportPath: string;
  readonly progress: ImportProgress;
  /** Nothing is written but the report. */
  readonly isTrial: boolean;
  readonly onProgress: (rows: number) => void;
  /** End it after the rows that are being written. */
  readonly signal: AbortSignal;
}

/** Imports a file from where it is, and returns how far it is then. */
export async function importFile(job: FileImport): Promise<ImportProgress> {
  const { connection, file, shape, isTrial, signal } = job;
  const report = await ImportReport.open(job.reportPath, job.progress.reportBytes, job.progress.counts);
  const titles = new TitleWriter(connection, shape.source, isTrial);
  const people = new PeopleWriter(connection, shape.source, isTrial);
  let progress = job.progress;
  const write = async (entries: readonly ImportEntry[], isRead: boolean): Promise<void> => {
    await titles.write(entries);
    await titles.writeVotes(entries);
    await people.write(entries);
    for (const entry of entries) report.add(entry);
    await report.flush();
    progress = { ...progress, isRead, reportBytes: report.bytes, counts: structuredClone(report.counts) };
    if (!isTrial) await keepProgress(connection, progress);
    job.onProgress(report.counts.rows);
  };

  job.onProgress(progress.counts.rows);
  try {
    const rows = fileRows(file);
    const header = columnsOf((await rows.next()).value as FileRow | undefined);
    let skipped = 0;
    let entries: ImportEntry[] = [];
    const ids = new Set<string>();
    for await (const row of rows) {
      const entry = entryOf(row, header, job);
      refuseDouble(entry, ids, shape);
      if (skipped < job.progress.counts.rows) {
        skipped += 1;
        continue;
      }
      entries.push(entry);
      if (entries.length < BATCH) continue;
      await write(entries.splice(0), false);
      if (signal.aborted) return progress;
    }
    await write(entries, true);
    return progress;
  } finally {
    await report.close();
  }
}

/** The columns that a file's first row names. */
export function columnsOf(row: FileRow | undefined): string[] {
  return row && 'cells' in row ? row.cells.map((cell) => cell.trim()) : [];
}

function entryOf(row: FileRow, header: readonly string[], { shape, filter }: FileImport): ImportEntry {
  const cells = 'cells' in row ? row.cells : [];
  const named = Object.fromEntries(header.map((column, place) => [column, cells[place] ?? '']));
  const entry = new ImportEntry(row.line, (named[shape.idColumn] ?? '').slice(0, 100));
  try {
    if ('fault' in row) throw new RowRefusal('rejected', '', row.text, row.fault);
    if (cells.length !== header.length) {
      const reason = `${cells.length} cells where there should be ${header.length}`;
      throw new RowRefusal('rejected', '', cells.join(','), reason);
    }
    const read = shape.parse(new RowFields(named, entry.note));
    entry.row = read.title ? { ...read, title: filter.keep(read.title) } : read;
  } catch (error) {
    if (!(error instanceof RowRefusal)) throw error;
    entry.refuse(error);
  }
  return entry;
}

/** Of several titles with one id the first stands; `ids` are those of the titles so far. */
function refuseDouble(entry: ImportEntry, ids: Set<string>, { idColumn }: ImportShape): void {
  const id = entry.row.title?.sourceId;
  if (id === undefined) return;
  if (ids.has(id)) entry.refuse(new RowRefusal('rejected', idColumn, id, 'a row with this id came before'));
  ids.add(id);
}
