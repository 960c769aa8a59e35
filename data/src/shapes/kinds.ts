/** The kinds of files in `catalogue/`: where they lie and what they hold. */
import type { z } from 'zod';
import { company } from './company.ts';
import { award, curation, list } from './editorial.ts';
import { festival } from './festival.ts';
import { heldChanges } from './held-changes.ts';
import { people } from './person.ts';
import { reviews, showings, streaming, votes } from './samples.ts';
import { title } from './title.ts';

export interface Kind {
  /** Path from `data/`; `*` stands for one name. */
  readonly files: string;
  /** What one file holds. */
  readonly shape: z.ZodType;
  /** Whether a file holds one thing, named by the file, several by slug, or a list of nameless ones. */
  readonly holds: 'one' | 'by-slug' | 'list';
}

export const KINDS = {
  title: { files: 'catalogue/titles/*/*.yaml', shape: title, holds: 'one' },
  people: { files: 'catalogue/people/*.yaml', shape: people, holds: 'by-slug' },
  list: { files: 'catalogue/lists/*.yaml', shape: list, holds: 'one' },
  festival: { files: 'catalogue/festivals/*.yaml', shape: festival, holds: 'one' },
  award: { files: 'catalogue/awards/*.yaml', shape: award, holds: 'one' },
  company: { files: 'catalogue/companies/*.yaml', shape: company, holds: 'one' },
  curation: { files: 'catalogue/curation.yaml', shape: curation, holds: 'one' },
  changes: { files: 'catalogue/changes.yaml', shape: heldChanges, holds: 'one' },
  votes: { files: 'catalogue/samples/votes.yaml', shape: votes, holds: 'by-slug' },
  streaming: { files: 'catalogue/samples/streaming.yaml', shape: streaming, holds: 'by-slug' },
  showings: { files: 'catalogue/samples/showings.yaml', shape: showings, holds: 'list' },
  reviews: { files: 'catalogue/samples/reviews.yaml', shape: reviews, holds: 'list' },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;

/** The kind of a file, by its path from `data/`; undefined: a file that is none of them. */
export function kindOf(file: string): KindName | undefined {
  return (Object.keys(KINDS) as KindName[]).find((name) => {
    const pattern = KINDS[name].files.replaceAll('.', '\\.').replaceAll('*', '[^/]+');
    return new RegExp(`^${pattern}$`).test(file);
  });
}
