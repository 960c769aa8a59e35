import type { TitleFacts } from '@sinima/api/catalogue-reads';
import type { TitleCard } from '@sinima/api/titles/title-card.dto';
import type { Types } from 'mongoose';
import type { ViewingRecord } from '../diary/diary.schema.ts';
import type { RatingRecord } from '../votes/rating.schema.ts';
import { toRating } from '../votes/half-steps.ts';
import type { ReviewRecord } from '../reviews/review.schema.ts';

/** A row before its title is known. */
export interface LetterboxdRow {
  readonly titleId: Types.ObjectId;
  readonly halfSteps?: number;
  readonly watchedOn?: string;
  readonly isRewatch?: boolean;
  readonly review?: string;
}

interface OwnRecords {
  readonly ratings: readonly RatingRecord[];
  /** The first viewing first. */
  readonly viewings: readonly ViewingRecord[];
  readonly reviews: readonly ReviewRecord[];
}

/** Return a row for each viewing, and for each title that was rated or reviewed without one. A review goes with the last viewing. */
export function letterboxdRows({ ratings, viewings, reviews }: OwnRecords): LetterboxdRow[] {
  const byTitle = <T extends { titleId: Types.ObjectId }>(all: readonly T[]): Map<string, T> =>
    new Map(all.map((one) => [one.titleId.toHexString(), one]));
  const [rated, reviewed, lastSeen] = [byTitle(ratings), byTitle(reviews), byTitle(viewings)];
  const rowOf = (titleId: Types.ObjectId, viewing?: ViewingRecord): LetterboxdRow => {
    const key = titleId.toHexString();
    const review = lastSeen.get(key) === viewing ? reviewed.get(key)?.text : undefined;
    const halfSteps = rated.get(key)?.halfSteps;
    return {
      titleId,
      ...(halfSteps !== undefined && { halfSteps }),
      ...(viewing && { watchedOn: viewing.watchedOn, isRewatch: viewing.isRewatch }),
      ...(review !== undefined && { review }),
    };
  };
  const unseen = new Map<string, { readonly titleId: Types.ObjectId }>(
    [...rated, ...reviewed].filter(([key]) => !lastSeen.has(key)),
  );
  return [
    ...viewings.map((viewing) => rowOf(viewing.titleId, viewing)),
    ...[...unseen.values()].map(({ titleId }) => rowOf(titleId)),
  ];
}

interface Facts {
  readonly titles: ReadonlyMap<string, TitleCard>;
  readonly facts: ReadonlyMap<string, TitleFacts>;
}

/** Return the lines of rows, one for each. */
export function letterboxdCsv(rows: readonly LetterboxdRow[], { titles, facts }: Facts): string[] {
  return rows.map(({ titleId, halfSteps, watchedOn, isRewatch, review }) => {
    const key = titleId.toHexString();
    const title = titles.get(key);
    const known = facts.get(key);
    const cells = [
      known?.imdbId ?? '',
      title?.displayTitle ?? '',
      title?.releaseYear ?? '',
      known?.directors.join(', ') ?? '',
      halfSteps === undefined ? '' : Math.round(toRating(halfSteps)),
      watchedOn ?? '',
      isRewatch === undefined ? '' : String(isRewatch),
      '',
      review ?? '',
    ];
    return cells.map(quoted).join(',');
  });
}

const quoted = (cell: string | number): string => {
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
