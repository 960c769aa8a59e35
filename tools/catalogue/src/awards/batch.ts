/** A batch: a file about awards, with its known mistakes. It lies in `data/sources` beside its log. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { ImportError } from '../import/import-error.ts';

const selector = {
  line: z.int().optional(),
  year: z.int().optional(),
  category: z.string().optional(),
};

const batchShape = z.strictObject({
  file: z.string().describe('The name of the file.'),
  from: z.url(),
  licence: z.string(),
  read: z.iso.date(),
  /** The kinds of prizes for which its column of nominees names the directors of the film. */
  directorsIn: z.array(z.enum(['film', 'craft', 'open'])).default([]),
  /** Keep only rows whose film is in the catalogue. */
  knownTitlesOnly: z.boolean().default(false),
  /** Every row is a prize, whatever the flag says. */
  allWon: z.boolean().default(false),
  /** Names of categories as they are kept, where the file misspells them. */
  categories: z.record(z.string(), z.string()).default({}),
  /** Headings that the file lost: what stands in their place, what they are, and the page that says so. */
  headings: z
    .array(
      z.strictObject({
        year: z.int(),
        was: z.string(),
        is: z.string(),
        where: z.url(),
        /** Its cells of nominee and work stand in each other's place. */
        isSwapped: z.boolean().default(false),
      }),
    )
    .default([]),
  /** Cells without a nominee name a person "for" or "in" a work. */
  personForWork: z.boolean().default(false),
  /** Works whose name or director is spelled otherwise in the file, with the title that is meant; null: none of the catalogue. */
  titles: z
    .array(z.strictObject({ work: z.string(), year: z.int(), title: z.string().nullable(), why: z.string() }))
    .default([]),
  /** Rows that stay out: by line, or by year and category. */
  leaveOut: z.array(z.strictObject({ ...selector, why: z.string() })).default([]),
  /** Cells of a line that are wrong in the file. */
  corrections: z
    .array(
      z.strictObject({
        line: z.int(),
        work: z.string().optional(),
        nominee: z.string().optional(),
        category: z.string().optional(),
        won: z.boolean().optional(),
        why: z.string(),
      }),
    )
    .default([]),
});

export type Batch = z.infer<typeof batchShape> & {
  /** The slug of the awards body, which is the name of the batch. */
  readonly body: string;
};

/** The heading that a row has lost. */
export function headingOf(
  { headings }: Batch,
  { year, category }: { readonly year: number; readonly category: string },
): Batch['headings'][number] | undefined {
  return headings.find((one) => one.year === year && one.was === category);
}

/** The name of a row's category as it is kept. */
export function categoryOf(
  batch: Batch,
  row: { readonly line: number; readonly year: number; readonly category: string },
): string {
  const { line, category } = row;
  const corrected = batch.corrections.find((one) => one.line === line)?.category;
  return corrected ?? headingOf(batch, row)?.is ?? batch.categories[category] ?? category;
}

/** Read a batch. @throws ImportError where it is not one */
export function readBatch(file: string): Batch {
  const { data, error } = batchShape.safeParse(parse(readFileSync(file, 'utf8')));
  if (error) throw new ImportError(`${file} is not right:\n${z.prettifyError(error)}`);
  return { ...data, body: basename(file, '.yaml') };
}
