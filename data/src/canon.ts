/** The canon: films that the catalogue should have in full, as other people's lists name them (`canon.yaml`). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { DATA_DIR } from './build-catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import { completenessOf } from './completeness.ts';
import { slug, text } from './shapes/field-shapes.ts';

const canonShape = z.strictObject({
  lists: z.record(
    slug,
    z.strictObject({
      name: text,
      url: z.url({ protocol: /^https$/ }).optional(),
      read: z.iso.date().optional(),
    }),
  ),
  films: z.array(
    z.strictObject({ film: slug, title: text, lists: z.record(slug, z.union([slug, z.int()])) }),
  ),
});
export type Canon = z.infer<typeof canonShape>;

/** Read `canon.yaml`. @throws where it is not right */
export function readCanon(): Canon {
  return canonShape.parse(parse(readFileSync(path.join(DATA_DIR, 'canon.yaml'), 'utf8')));
}

/** Count the films of the canon, those that the catalogue has, and those whose record is full. */
export function canonCounts({ films }: Canon, { titles }: Pick<Catalogue, 'titles'>) {
  const recordOf = new Map(titles.map((title) => [title.slug, title]));
  const records = films.flatMap(({ film }) => recordOf.get(film) ?? []);
  return {
    films: films.length,
    present: records.length,
    full: records.filter((record) => completenessOf(record) === 1).length,
  };
}
