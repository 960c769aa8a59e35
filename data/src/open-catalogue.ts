/** The open catalogue: what the files say, for anybody to take, one JSON record a line. Sample data are no part of it. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Catalogue } from './catalogue.ts';
import type { RecordSource } from './load-catalogue.ts';

/** Where the built open catalogue lies, whether this module runs from its source or compiled; compressed beside it. */
export const OPEN_CATALOGUE_FILE = fileURLToPath(new URL('../dist/open-catalogue.ndjson', import.meta.url));

/** Where titles and people lie as they are written in their files, one a line. */
export const RECORD_SOURCES_FILE = fileURLToPath(new URL('../dist/record-sources.ndjson', import.meta.url));

/** The licence that the open catalogue is given under. */
export const OPEN_LICENCE = 'https://creativecommons.org/publicdomain/zero/1.0/';

const RECORD_KINDS = {
  titles: 'title',
  people: 'person',
  awards: 'award',
  festivals: 'festival',
  lists: 'list',
  companies: 'company',
} as const satisfies Partial<Record<keyof Catalogue, string>>;

/** Return the lines of the open catalogue: what it is and its licence, then the records, each with its kind and slug. */
export function openCatalogueLines(catalogue: Catalogue): string[] {
  const kinds = Object.entries(RECORD_KINDS) as [keyof typeof RECORD_KINDS, string][];
  const records = kinds.flatMap(([of, kind]) =>
    (catalogue[of] as readonly object[]).map((facts) => ({ kind, ...facts })),
  );
  const about = {
    kind: 'about',
    name: 'Sinima, the open catalogue of African film and television',
    licence: 'CC0-1.0',
    licenceUrl: OPEN_LICENCE,
    records: records.length,
  };
  return [about, ...records].map((record) => JSON.stringify(record));
}

/** Write the open catalogue, plain and compressed, with a hash of it by which a copy is known. */
export function writeOpenCatalogue(catalogue: Catalogue, file: string = OPEN_CATALOGUE_FILE): void {
  const text = Buffer.from(`${openCatalogueLines(catalogue).join('\n')}\n`);
  writeFileSync(file, text);
  writeFileSync(`${file}.gz`, gzipSync(text));
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }));
  writeFileSync(`${file}.hash`, createHash('sha256').update(text).digest('hex'));
}

/** Write each record as it stands in its file, for those who correct it. */
export function writeRecordSources(
  sources: readonly RecordSource[],
  file: string = RECORD_SOURCES_FILE,
): void {
  writeFileSync(file, sources.map((source) => `${JSON.stringify(source)}\n`).join(''));
}
