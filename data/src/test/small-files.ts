/** A catalogue of a few files, for tests that change a line. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const FIXTURE = path.join(__dirname, 'catalogue');

/** A copy of the small catalogue, in a folder of its own. */
export interface SmallFiles {
  /** The folder that holds `catalogue/`. */
  readonly dataDir: string;
  /** Replace a text that stands once in a file, by its path from `catalogue/`. */
  edit(file: string, from: string, to: string): void;
  add(file: string, content: string): void;
  remove(): void;
}

/** Copy the small catalogue. */
export function openSmallFiles(): SmallFiles {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sinima-data-'));
  cpSync(FIXTURE, path.join(dataDir, 'catalogue'), { recursive: true });
  const at = (file: string): string => path.join(dataDir, 'catalogue', file);
  return {
    dataDir,
    edit(file, from, to) {
      const content = readFileSync(at(file), 'utf8');
      if (content.split(from).length !== 2) throw new Error(`"${from}" does not stand in ${file} once.`);
      writeFileSync(
        at(file),
        content.replace(from, () => to),
      );
    },
    add(file, content) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), content);
    },
    remove: () => rmSync(dataDir, { recursive: true }),
  };
}
