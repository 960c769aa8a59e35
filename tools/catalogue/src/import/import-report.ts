import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ImportEntry } from './import-entry.ts';
import type { Finding, Outcome } from './import-records.ts';

/** The longest value that a line of the report quotes, in characters. */
const LONGEST_VALUE = 300;

/** How many rows there were of each outcome, and how often each thing was found. */
export interface ImportCounts {
  rows: number;
  outcomes: Record<Outcome, number>;
  /** By reason and outcome. */
  findings: Record<string, number>;
}

export const NO_COUNTS: ImportCounts = {
  rows: 0,
  outcomes: { kept: 0, rejected: 0, 'left out': 0 },
  findings: {},
};

/** A file with one JSON object a line for everything that was rejected, left out, corrected or is doubtful. */
export class ImportReport {
  readonly counts: ImportCounts;
  private lines: string[] = [];

  private constructor(
    private readonly file: FileHandle,
    private length: number,
    counts: ImportCounts,
  ) {
    this.counts = structuredClone(counts);
  }

  /** Open a report and go on where its first `length` bytes end, with the counts that belong to them. */
  static async open(path: string, length: number, counts: ImportCounts): Promise<ImportReport> {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(path, length === 0 ? 'w' : 'a');
    const bytes = Math.min(length, (await file.stat()).size);
    await file.truncate(bytes);
    return new ImportReport(file, bytes, counts);
  }

  /** How many bytes it has, once flushed. */
  get bytes(): number {
    return this.length;
  }

  /** Count a row and its findings. */
  add(entry: ImportEntry): void {
    this.counts.rows += 1;
    this.counts.outcomes[entry.outcome] += 1;
    for (const finding of entry.findings) this.addFinding(finding, { line: entry.line, id: entry.id });
  }

  /** Take in something that was found in no row of its own. */
  addFinding({ column, value, reason, done }: Finding, where: { line: number | null; id: string }): void {
    const key = `${reason}: ${done.startsWith('kept as') ? 'corrected' : done.replace(/;.*/, '')}`;
    this.counts.findings[key] = (this.counts.findings[key] ?? 0) + 1;
    this.lines.push(JSON.stringify({ ...where, column, value: value.slice(0, LONGEST_VALUE), reason, done }));
  }

  /** Write what was taken in since. */
  async flush(): Promise<void> {
    if (this.lines.length === 0) return;
    const text = `${this.lines.splice(0).join('\n')}\n`;
    await this.file.appendFile(text);
    this.length += Buffer.byteLength(text);
  }

  async close(): Promise<void> {
    await this.flush();
    await this.file.close();
  }
}
