import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { EMPTY_PAGE, findPage } from '@sinima/api/database/find-page';
import { withoutUndefined } from '@sinima/api/database/without-undefined';
import type { ListPage } from '@sinima/api/http/list-page';
import type { TitleRef } from '@sinima/api/titles/title-card.dto';
import { Types, type Model } from 'mongoose';
import type { OwnMember } from '../account/own-member.ts';
import { createOnce } from '../database/create-once.ts';
import { knownItems } from '../titles/known-items.ts';
import { TitlesService, toRef } from '../titles/titles.service.ts';
import type { AddDiaryEntry, ChangeDiaryEntry, DiaryEntry } from './diary-entry.dto.ts';
import type { DiaryQuery } from './diary.query.ts';
import type { ViewingRecord } from './diary.schema.ts';

/** The films that members watched, with the days. */
@Injectable()
export class DiaryService {
  constructor(
    @InjectModel('Viewing') private readonly viewings: Model<ViewingRecord>,
    private readonly titles: TitlesService,
  ) {}

  /** Return a page of a member's diary. */
  async page({ id }: OwnMember, { title, ...page }: DiaryQuery): Promise<ListPage<DiaryEntry>> {
    const [of] = title === undefined ? [] : await this.titles.bySlugs([title]);
    if (title !== undefined && !of) return EMPTY_PAGE;
    const filter = { memberId: id, ...(of && { titleId: new Types.ObjectId(of.id) }) };
    const found = await findPage(this.viewings, { filter, sort: { watchedOn: -1, _id: -1 } }, page);
    return { ...found, items: await this.entries(found.items) };
  }

  /** Return viewings with their titles. */
  async entries(viewings: readonly ViewingRecord[]): Promise<DiaryEntry[]> {
    const titles = await this.titles.refs(viewings.map(({ titleId }) => titleId));
    return knownItems(viewings, titles, toDiaryEntry);
  }

  /** Note a viewing. @throws NotFoundException where there is no such title */
  async add(
    { id }: OwnMember,
    { title: slug, watchedOn, isRewatch = false, where }: AddDiaryEntry,
    _id: Types.ObjectId,
  ): Promise<DiaryEntry> {
    const title = await this.titles.bySlug(slug);
    const viewing = withoutUndefined({
      _id,
      memberId: id,
      titleId: new Types.ObjectId(title.id),
      watchedOn,
      isRewatch,
      where: where ?? undefined,
      createdAt: new Date(),
    });
    const stored = await createOnce(this.viewings, viewing);
    return toDiaryEntry(stored, toRef(title));
  }

  /** Change a viewing. @throws NotFoundException where it is another member's, too */
  async change({ id }: OwnMember, _id: Types.ObjectId, change: ChangeDiaryEntry): Promise<DiaryEntry> {
    const { where, ...set } = withoutUndefined({ ...change });
    const update = {
      $set: { ...set, ...(typeof where === 'string' && { where }) },
      ...(where === null && { $unset: { where: 1 as const } }),
    };
    await this.viewings.updateOne({ _id, memberId: id }, update);
    const stored = await this.viewings.findOne({ _id, memberId: id }).lean<ViewingRecord>().exec();
    const [entry] = await this.entries(stored ? [stored] : []);
    if (entry) return entry;
    throw noViewing(_id);
  }

  /** Delete a viewing. @throws NotFoundException where it is another member's, too */
  async remove({ id }: OwnMember, _id: Types.ObjectId): Promise<void> {
    const { deletedCount } = await this.viewings.deleteOne({ _id, memberId: id });
    if (deletedCount === 0) throw noViewing(_id);
  }
}

const noViewing = (id: Types.ObjectId): NotFoundException =>
  new NotFoundException(`Your diary has no viewing "${id.toHexString()}".`);

function toDiaryEntry(viewing: ViewingRecord, title: TitleRef): DiaryEntry {
  return {
    id: viewing._id.toHexString(),
    title,
    watchedOn: viewing.watchedOn,
    isRewatch: viewing.isRewatch,
    where: viewing.where ?? null,
    createdAt: viewing.createdAt.toISOString(),
  };
}
