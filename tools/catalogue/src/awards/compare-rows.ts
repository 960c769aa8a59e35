/** A sample of entered rows beside the rows of their files. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue, NomineeFacts } from '@sinima/data/catalogue';
import { categoryOf, readBatch, type Batch } from './batch.ts';
import { personKey } from './find-person.ts';
import { sourceRows, type SourceRow } from './source-row.ts';

interface Entered {
  readonly body: string;
  readonly year: number;
  readonly category: string;
  readonly source: string | undefined;
  readonly facts: NomineeFacts;
}

/**
 * Draw so many entered rows whose page a file names, the same for one seed, and find the row of the file that says the
 * same: of this year, page and category, with each name in one of its cells and the same flag.
 */
export async function comparedRows(
  catalogue: Catalogue,
  sourcesDir: string,
  filesDir: string,
  count: number,
  seed: string,
): Promise<{ lines: string[]; mismatches: number }> {
  const files = new Map<string, { batch: Batch; rows: SourceRow[] }>();
  for (const { slug } of catalogue.awards) {
    const file = join(sourcesDir, `${slug}.yaml`);
    if (!existsSync(file)) continue;
    const batch = readBatch(file);
    files.set(slug, { batch, rows: await sourceRows(join(filesDir, batch.file)) });
  }
  const names = namesOf(catalogue);
  const isOfFile = ({ body, source }: Entered): boolean =>
    files.get(body)?.rows.some((row) => row.source === source) ?? false;
  const lines = drawn(enteredRows(catalogue).filter(isOfFile), count, seed).map((entered) => {
    const { batch, rows } = files.get(entered.body)!;
    const row = rows.find((one) => saysTheSame(batch, one, entered, names));
    const { body, year, category, facts } = entered;
    return `${row === undefined ? 'DIFFERS' : 'equal  '} ${body} ${year} ${category} ${JSON.stringify(facts)}\n        ${row === undefined ? 'no such row in the file' : `${batch.file}:${row.line} ${row.cells.join(' | ')}`}`;
  });
  return { lines, mismatches: lines.filter((line) => line.startsWith('DIFFERS')).length };
}

function enteredRows({ awards }: Catalogue): Entered[] {
  return awards.flatMap(({ slug, editions }) =>
    editions.flatMap(({ year, source: page, categories }) =>
      categories.flatMap(({ name, source = page, nominees }) =>
        nominees.map((facts) => ({ body: slug, year, category: name, source, facts })),
      ),
    ),
  );
}

/** All names of each title and person as they are compared, by kind and slug. */
function namesOf({ titles, people }: Catalogue): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  for (const { slug, displayTitle, originalTitle, alternativeTitles = [] } of titles) {
    const all = [displayTitle, originalTitle ?? [], alternativeTitles.map(({ title }) => title)].flat();
    names.set(`title ${slug}`, all.map(personKey));
  }
  for (const { slug, name } of people) names.set(`person ${slug}`, [personKey(name)]);
  return names;
}

function saysTheSame(
  batch: Batch,
  row: SourceRow,
  { year, category, source, facts }: Entered,
  names: ReadonlyMap<string, readonly string[]>,
): boolean {
  const correction = batch.corrections.find(({ line }) => line === row.line);
  const [nominee, work] = [correction?.nominee ?? row.nominee, correction?.work ?? row.work].map(personKey);
  const has = (all: readonly string[]): boolean =>
    all.some((name) => nominee!.includes(name) || work!.includes(name));
  const { title, work: workName, person, name, won } = facts;
  return (
    row.year === year &&
    row.source === source &&
    categoryOf(batch, row) === category &&
    (correction?.won ?? (batch.allWon || row.won)) === won &&
    (title === undefined || has([...(names.get(`title ${title}`) ?? []), ...meant(batch, year, title)])) &&
    (workName === undefined || has([personKey(workName)])) &&
    (person === undefined || has(names.get(`person ${person}`) ?? [])) &&
    (name === undefined || has([personKey(name)]))
  );
}

/** Other spellings of a title's name in the file. */
const meant = ({ titles }: Batch, year: number, title: string): string[] =>
  titles.filter((one) => one.year === year && one.title === title).map(({ work }) => personKey(work));

/** Draw by the hash of each row, so that the sample stays the same while others change. */
function drawn(rows: readonly Entered[], count: number, seed: string): Entered[] {
  const hashOf = (row: Entered): string =>
    createHash('sha256')
      .update(seed + JSON.stringify(row))
      .digest('hex');
  return rows
    .map((row) => ({ row, hash: hashOf(row) }))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1))
    .slice(0, count)
    .map(({ row }) => row);
}
