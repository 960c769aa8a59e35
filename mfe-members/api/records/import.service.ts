import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CatalogueReads } from '@sinima/api/catalogue-reads';
import type { TitleCard } from '@sinima/api/titles/title-card.dto';
import { Types, type Model } from 'mongoose';
import type { OwnMember } from '../account/own-member.ts';
import { assertMayPublish } from '../access/may-publish.ts';
import type { ViewingRecord } from '../diary/diary.schema.ts';
import { FiguresTeller } from '../votes/figures-teller.ts';
import { toHalfSteps } from '../votes/half-steps.ts';
import type { RatingRecord } from '../votes/rating.schema.ts';
import { Votes } from '../votes/votes.ts';
import { OwnReviewsService } from '../reviews/own-reviews.service.ts';
import { SavedService } from '../saved/saved.service.ts';
import { TitlesService, toRef } from '../titles/titles.service.ts';
import { judge, withDirectors, type Match } from './import-matching.ts';
import type { ImportedRow, ImportResult, ImportRow } from './import.dto.ts';

/** A time before all that members do here: what is here already goes before a row without a time. */
const LONG_AGO = new Date(0);

/** Takes over what members have on other sites; what they did here goes before what is older there. */
@Injectable()
export class ImportService {
  constructor(
    @InjectModel('Rating') private readonly ratings: Model<RatingRecord>,
    @InjectModel('Viewing') private readonly viewings: Model<ViewingRecord>,
    private readonly votes: Votes,
    private readonly reviews: OwnReviewsService,
    private readonly saved: SavedService,
    private readonly teller: FiguresTeller,
    private readonly titles: TitlesService,
    private readonly catalogue: CatalogueReads,
  ) {}

  /** Import rows. Each is answered, in their order; done again, nothing changes. */
  async take(member: OwnMember, rows: readonly ImportRow[]): Promise<ImportResult> {
    if (rows.some(({ review }) => review != null)) assertMayPublish(member);
    const ofImdb = await this.catalogue.titlesByImdb(rows.flatMap(({ imdbId }) => imdbId ?? []));
    const results: ImportedRow[] = [];
    for (const row of rows) results.push(await this.takeOne(member, row, ofImdb));
    this.teller.tell();
    return { rows: results };
  }

  private async takeOne(
    member: OwnMember,
    row: ImportRow,
    ofImdb: ReadonlyMap<string, TitleCard>,
  ): Promise<ImportedRow> {
    const match = await this.match(row, ofImdb);
    if (match.kind !== 'found') {
      const candidates = match.kind === 'unclear' ? match.candidates : [];
      return {
        row: row.row,
        outcome: match.kind,
        title: null,
        candidates: candidates.map(({ title, directors }) => ({ title, directors: [...directors] })),
      };
    }
    const isNew = await this.put(member, row, match.title);
    return { row: row.row, outcome: isNew ? 'imported' : 'kept', title: toRef(match.title), candidates: [] };
  }

  private async match(row: ImportRow, ofImdb: ReadonlyMap<string, TitleCard>): Promise<Match> {
    const [chosen] = row.title == null ? [] : await this.titles.bySlugs([row.title]);
    const known = chosen ?? ofImdb.get(row.imdbId ?? '');
    if (known) return { kind: 'found', title: known };
    const namesakes = await this.catalogue.titlesByName(row.name);
    const facts = await this.catalogue.titleFacts(namesakes.map(({ id }) => new Types.ObjectId(id)));
    return judge(row, withDirectors(namesakes, facts));
  }

  /** Take over what a row says of a title. Return whether something of it is new. */
  private async put(member: OwnMember, row: ImportRow, title: TitleCard): Promise<boolean> {
    const titleId = new Types.ObjectId(title.id);
    const done = [
      await this.putRating(member, row, title),
      await this.putViewing(member, row, titleId),
      await this.putReview(member, row, titleId),
      await this.putMark(member, row, title),
    ];
    return done.includes(true);
  }

  private async putRating(
    { id: memberId }: OwnMember,
    { rating, at }: ImportRow,
    title: TitleCard,
  ): Promise<boolean> {
    if (rating == null) return false;
    const titleId = new Types.ObjectId(title.id);
    const before = await this.ratings.findOne({ memberId, titleId }).lean<RatingRecord>().exec();
    const now = new Date();
    const told = at == null ? LONG_AGO : new Date(at);
    const ratedAt = told > now ? now : told;
    const halfSteps = toHalfSteps(rating);
    if (before && (before.ratedAt >= ratedAt || before.halfSteps === halfSteps)) return false;
    await this.votes.set(memberId, titleId, { halfSteps, ratedAt });
    return true;
  }

  private async putViewing(
    { id: memberId }: OwnMember,
    { watchedOn, isRewatch }: ImportRow,
    titleId: Types.ObjectId,
  ): Promise<boolean> {
    if (watchedOn == null || (await this.viewings.exists({ memberId, titleId, watchedOn }))) return false;
    const createdAt = new Date();
    await this.viewings.create({ memberId, titleId, watchedOn, isRewatch: isRewatch ?? false, createdAt });
    return true;
  }

  private async putReview(
    { id }: OwnMember,
    { review, hasSpoilers }: ImportRow,
    titleId: Types.ObjectId,
  ): Promise<boolean> {
    if (review == null) return false;
    return this.reviews.writeFirst(id, titleId, { text: review, hasSpoilers: hasSpoilers ?? false });
  }

  private async putMark(member: OwnMember, { mark, at }: ImportRow, { id }: TitleCard): Promise<boolean> {
    if (mark == null) return false;
    return this.saved.mergeOne(member, {
      mark,
      id,
      changedAt: at ?? LONG_AGO.toISOString(),
      isRemoved: false,
    });
  }
}
