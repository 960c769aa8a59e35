import { Injectable } from '@nestjs/common';
import { findPage } from '@sinima/api/database/find-page';
import type { ListPage, PageRequest } from '@sinima/api/http/list-page';
import type { QueryFilter } from 'mongoose';
import type { Edit, EditStatistics, EditSummary } from './edit.dto.ts';
import { EditStore } from '../stored/edit-store.ts';
import { UNDECIDED, type EditRecord } from '../stored/edit.schema.ts';
import type { EditsQuery } from './edits.query.ts';
import { hoursWithin } from './review-times.ts';
import { ShownEdits } from './shown-edits.ts';

/** Of how many edits review times are told. */
const TIMED = 200;

/** Lists of edits. */
@Injectable()
export class EditsService {
  constructor(
    private readonly store: EditStore,
    private readonly shown: ShownEdits,
  ) {}

  /** Edits that pass a filter, the latest first. */
  async list({ state, country, author, kind, slug, ...page }: EditsQuery): Promise<ListPage<EditSummary>> {
    const filter: QueryFilter<EditRecord> = {
      ...(state === 'undecided' ? { state: { $in: [...UNDECIDED] } } : state && { state }),
      ...(country !== undefined && { countries: country }),
      ...(author !== undefined && { author }),
      ...(kind && { recordKind: kind }),
      ...(slug !== undefined && { slug }),
    };
    return this.page(filter, { openedAt: -1 }, page);
  }

  /** Accepted edits, the latest first. */
  recent(page: PageRequest): Promise<ListPage<EditSummary>> {
    return this.page({ state: 'accepted' }, { 'decision.at': -1 }, page);
  }

  /** All that an author ever proposed. */
  async allOf(author: number): Promise<Edit[]> {
    const edits = await this.store.edits.find({ author }).sort({ openedAt: -1 }).lean<EditRecord[]>().exec();
    return Promise.all(edits.map((edit) => this.shown.whole(edit)));
  }

  async statistics(): Promise<EditStatistics> {
    const count = (...states: readonly EditRecord['state'][]): Promise<number> =>
      this.store.edits.countDocuments({ state: { $in: [...states] } }).exec();
    const [undecided, withEditors, accepted, refused, decided] = await Promise.all([
      count(...UNDECIDED),
      count('held', 'with-editors'),
      count('accepted'),
      count('refused'),
      this.store.edits
        .find({ state: { $in: ['accepted', 'refused'] } }, { openedAt: 1, decision: 1 })
        .sort({ openedAt: -1 })
        .limit(TIMED)
        .lean<EditRecord[]>()
        .exec(),
    ]);
    const [medianHours, nineTenthsHours] = [hoursWithin(decided, 0.5), hoursWithin(decided, 0.9)];
    return { undecided, withEditors, accepted, refused, medianHours, nineTenthsHours };
  }

  private async page(
    filter: QueryFilter<EditRecord>,
    sort: Readonly<Record<string, 1 | -1>>,
    page: PageRequest,
  ): Promise<ListPage<EditSummary>> {
    const found = await findPage(this.store.edits, { filter, sort }, page);
    return { ...found, items: await this.shown.summaries(found.items) };
  }
}
