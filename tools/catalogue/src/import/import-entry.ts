import type { Finding, ImportedRow, Outcome, RowRefusal } from './import-records.ts';

/** A row on its way into the catalogue, with its findings. */
export class ImportEntry {
  readonly findings: Finding[] = [];
  outcome: Outcome = 'kept';
  row: ImportedRow = {};

  constructor(
    readonly line: number,
    readonly id: string,
  ) {}

  /** Take a note of something that was corrected or is doubtful. */
  readonly note = (column: string, value: string, reason: string, done: string): void => {
    this.findings.push({ column, value, reason, done });
  };

  /** Does not keep the row; what was found in its other columns no longer matters. */
  refuse({ outcome, column, value, reason }: RowRefusal, done: string = outcome): void {
    this.outcome = outcome;
    const causes = this.findings.filter((finding) => finding.column === column);
    this.findings.splice(0, this.findings.length, ...causes, { column, value, reason, done });
    this.row = {};
  }
}
