import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CatalogueReads } from '@sinima/api/catalogue-reads';
import type { Model, Types } from 'mongoose';
import type { OwnMember } from '../account/own-member.ts';
import type { ViewingRecord } from '../diary/diary.schema.ts';
import type { RatingRecord } from '../votes/rating.schema.ts';
import type { ReviewRecord } from '../reviews/review.schema.ts';
import { TitlesService } from '../titles/titles.service.ts';
import { letterboxdCsv, letterboxdRows, type LetterboxdRow } from './letterboxd-rows.ts';

/** Letterboxd takes files of up to 1 MB; a character has up to four bytes, and reviews are long. */
const PART_LENGTH = 240_000;

/** How many rows are made at a time. */
const BATCH = 200;

/** Diary, ratings and reviews as the CSV that Letterboxd imports. */
@Injectable()
export class LetterboxdExport {
  constructor(
    @InjectModel('Rating') private readonly ratings: Model<RatingRecord>,
    @InjectModel('Viewing') private readonly viewings: Model<ViewingRecord>,
    @InjectModel('Review') private readonly reviews: Model<ReviewRecord>,
    private readonly titles: TitlesService,
    private readonly catalogue: CatalogueReads,
  ) {}

  /** Return the part after a place, `0.<rows>`, and where the next one begins; null: it is the last. */
  async part({ id: memberId }: OwnMember, after = '0.0'): Promise<{ csv: string; next: string | null }> {
    const [ratings, viewings, reviews] = await Promise.all([
      this.ratings.find({ memberId }).sort({ _id: 1 }).lean<RatingRecord[]>().exec(),
      this.viewings.find({ memberId }).sort({ watchedOn: 1, _id: 1 }).lean<ViewingRecord[]>().exec(),
      this.reviews.find({ memberId }).sort({ _id: 1 }).lean<ReviewRecord[]>().exec(),
    ]);
    const rows = letterboxdRows({ ratings, viewings, reviews });
    let at = Number(after.split('.')[1]);
    const lines: string[] = [];
    let length = 0;
    while (at < rows.length && length < PART_LENGTH) {
      const batch = rows.slice(at, at + BATCH);
      for (const line of letterboxdCsv(batch, await this.factsOf(batch))) {
        if (length > 0 && length + line.length > PART_LENGTH) {
          return { csv: withHead(lines), next: `0.${at}` };
        }
        lines.push(line);
        length += line.length;
        at += 1;
      }
    }
    return { csv: withHead(lines), next: at < rows.length ? `0.${at}` : null };
  }

  private async factsOf(rows: readonly LetterboxdRow[]) {
    const ids: Types.ObjectId[] = rows.map(({ titleId }) => titleId);
    const [titles, facts] = await Promise.all([this.titles.cards(ids), this.catalogue.titleFacts(ids)]);
    return { titles, facts };
  }
}

/** Names of columns as Letterboxd documents them; it reads `Rating10` as a whole number from 1 to 10. */
const COLUMNS = [
  'imdbID',
  'Title',
  'Year',
  'Directors',
  'Rating10',
  'WatchedDate',
  'Rewatch',
  'Tags',
  'Review',
];

const withHead = (lines: readonly string[]): string => `${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n`;
