/** The names in a row: a work, people, and the directors that identify the work. */
import { fold } from '@sinima/api/text/fold';
import { prizeKind } from '@sinima/data/prize-kind';
import type { Batch } from './batch.ts';
import { tradeOf } from './find-person.ts';
import { peopleNames, personForWork, workName } from './cell-texts.ts';
import type { SourceRow } from './source-row.ts';

export interface NamedInRow {
  readonly work: string | undefined;
  readonly people: readonly string[];
  readonly directors: readonly string[];
}

/** Tell works from people by the kind of the prize: a prize for a film names nobody. */
export function namedInRow(batch: Batch, row: SourceRow): NamedInRow {
  const { directorsIn } = batch;
  const kind = prizeKind(row.category);
  const isOneName = row.nominee === '' || fold(row.nominee) === fold(row.work);
  const work = workName(row.work);
  const pair =
    batch.personForWork && row.nominee === '' && kind !== 'film' ? personForWork(row.work) : undefined;
  if (pair !== undefined)
    return { work: workName(pair.work), people: peopleNames(pair.person), directors: [] };
  if (isOneName) {
    const isPerson = kind === 'person';
    return {
      work: isPerson ? undefined : (work ?? workName(row.nominee)),
      people: isPerson ? peopleNames(row.work || row.nominee) : [],
      directors: [],
    };
  }
  const people = peopleNames(row.nominee);
  if (work === undefined) return { work, people: kind === 'film' ? [] : people, directors: [] };
  if (kind === 'film' || directorsIn.some((one) => one === kind)) {
    return { work, people: [], directors: directorsIn.some((one) => one === kind) ? people : [] };
  }
  return { work, people, directors: tradeOf(row.category) === 'Director' ? people : [] };
}
