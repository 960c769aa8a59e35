/** `docs/data.md`, of which one part is made by `npm run data -- report`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DATA_DIR } from './build-catalogue.ts';
import { readCanon } from './canon.ts';
import type { Catalogue } from './catalogue.ts';
import { catalogueReport } from './catalogue-report.ts';

const REPORT_FILE = path.join(DATA_DIR, '../docs/data.md');

const [BEGIN, END] = ['<!-- report: npm run data -- report -->', '<!-- end of the report -->'];

/** Return the page with its figures made again, and as it is written. @throws where the page has no place for them */
export function reportPage(catalogue: Catalogue): { made: string; written: string } {
  const written = readFileSync(REPORT_FILE, 'utf8');
  const [start, end] = [written.indexOf(BEGIN), written.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`docs/data.md needs the lines ${BEGIN} and ${END}.`);
  const made = `${written.slice(0, start + BEGIN.length)}\n\n${catalogueReport(catalogue, readCanon())}\n\n${written.slice(end)}`;
  return { made, written };
}

/** Write the page with its figures made again. */
export function writeReport(catalogue: Catalogue): void {
  writeFileSync(REPORT_FILE, reportPage(catalogue).made);
}
