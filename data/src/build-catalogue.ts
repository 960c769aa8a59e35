/** Make the files that the BFF reads of the files of the catalogue: the catalogue, and apart from it the sample data. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CATALOGUE_FILE, SAMPLES_FILE } from './catalogue.ts';
import {
  OPEN_CATALOGUE_FILE,
  RECORD_SOURCES_FILE,
  writeOpenCatalogue,
  writeRecordSources,
} from './open-catalogue.ts';
import { problemText, type Problem } from './source/problem.ts';

/** The folder of this workspace, which holds `catalogue/`. */
export const DATA_DIR = fileURLToPath(new URL('..', import.meta.url));

/** Thrown where the files are not right; its message names each file, line and field. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';

  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(problemText).join('\n'));
  }
}

export interface BuildPlaces {
  /** The folder that holds `catalogue/`. */
  readonly dataDir?: string;
  /** The file to write; the hash of its sources is kept beside it. */
  readonly file?: string;
  /** The file of the sample data. */
  readonly samplesFile?: string;
  /** The file of the open catalogue. */
  readonly openFile?: string;
  /** The file of the records as they are written. */
  readonly sourcesFile?: string;
}

/**
 * Write the catalogue to one file, unless the existing file was made from the same sources.
 *
 * @returns whether it was written
 * @throws CatalogueError where the files are not right; nothing is written then
 */
export async function buildCatalogue({
  dataDir = DATA_DIR,
  file = CATALOGUE_FILE,
  samplesFile = SAMPLES_FILE,
  openFile = OPEN_CATALOGUE_FILE,
  sourcesFile = RECORD_SOURCES_FILE,
}: BuildPlaces = {}): Promise<boolean> {
  const hash = hashFiles([path.join(dataDir, 'catalogue'), path.join(DATA_DIR, 'src')]);
  if (readIfThere(`${file}.hash`) === hash) return false;
  // What reads YAML is loaded only where something is to be read.
  const { loadCatalogue } = await import('./load-catalogue.ts');
  const { catalogue, samples, problems, sources } = loadCatalogue(dataDir);
  if (problems.length > 0) throw new CatalogueError(problems);
  mkdirSync(path.dirname(file), { recursive: true });
  replaceFile(file, JSON.stringify(catalogue));
  replaceFile(samplesFile, JSON.stringify(samples));
  writeOpenCatalogue(catalogue, openFile);
  writeRecordSources(sources, sourcesFile);
  writeFileSync(`${file}.hash`, hash);
  return true;
}

/** Rename a file into place: a reader at this moment finds the former one complete. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** A hash of all files of these folders, by path and content. */
function hashFiles(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      const content = readIfThere(path.join(folder, file));
      if (content !== undefined) hash.update(file).update('\0').update(content).update('\0');
    }
  }
  return hash.digest('hex');
}

/** A file's text; undefined where there is none, or it is a folder. */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
