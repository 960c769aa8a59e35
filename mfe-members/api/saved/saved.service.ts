import { BadRequestException, ConflictException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CatalogueReads } from '@sinima/api/catalogue-reads';
import type { PersonCard, PersonRef } from '@sinima/api/people/person-card.dto';
import { Types, type AnyBulkWriteOperation, type Model } from 'mongoose';
import type { OwnMember } from '../account/own-member.ts';
import { isDuplicate } from '../database/is-duplicate.ts';
import { TitlesService } from '../titles/titles.service.ts';
import { holdsAgainst } from './merged-mark.ts';
import type { KnownMark, SavedMark, SavedMarks } from './saved-entry.dto.ts';
import type { SavedRecord } from './saved.schema.ts';

/** How many marks a member may have, with those that were taken away. */
const MOST_MARKS = 5_000;

/** How often a merge of one mark begins anew that another device interrupts. */
const MOST_TRIES = 20;

type MarkWrite = AnyBulkWriteOperation<SavedRecord>;

/** Watchlists, likes and followed people of members. */
@Injectable()
export class SavedService {
  constructor(
    @InjectModel('Saved') private readonly saved: Model<SavedRecord>,
    private readonly catalogue: CatalogueReads,
    private readonly titles: TitlesService,
  ) {}

  /** Return all marks of a member, the latest change first. */
  async all({ id }: Pick<OwnMember, 'id'>): Promise<SavedMarks> {
    const found = await this.saved
      .find({ memberId: id })
      .sort({ changedAt: -1, _id: 1 })
      .lean<SavedRecord[]>()
      .exec();
    return {
      items: await this.shown(found),
      count: found.filter(({ isRemoved }) => !isRemoved).length,
    };
  }

  /** Merge what a device knows into a member's marks, and return them all. */
  async merge(member: OwnMember, known: readonly KnownMark[]): Promise<SavedMarks> {
    await this.mergeInto(member.id, known);
    return this.all(member);
  }

  /** Merge what a device knows of one mark. Return whether that changes something. */
  mergeOne({ id }: OwnMember, known: KnownMark): Promise<boolean> {
    return this.mergeInto(id, [known]);
  }

  /** Merge marks in as few questions to the database as there are tries, however many they are. */
  private async mergeInto(memberId: Types.ObjectId, known: readonly KnownMark[]): Promise<boolean> {
    const changes = latestOf(known, memberId);
    const itemIds = [...changes.values()].map(({ itemId }) => itemId);
    let isChanged = false;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const stored = new Map<string, SavedRecord>();
      for (const record of await this.saved
        .find({ memberId, itemId: { $in: itemIds } })
        .lean<SavedRecord[]>()
        .exec())
        stored.set(keyOf(record), record);
      const held = [...changes].filter(([key, change]) => {
        const before = stored.get(key);
        return before === undefined || holdsAgainst(change, before);
      });
      if (held.length === 0) return isChanged;
      isChanged = true;
      const added = held.filter(([key]) => !stored.has(key)).length;
      if (added > 0) await this.assertRoomFor(memberId, added);
      if (await this.areWritten(held.map(([key, change]) => writeOf(change, stored.get(key))))) return true;
    }
    throw new ConflictException('Your marks are being changed elsewhere. Please try again.');
  }

  /** Return whether all is written; false: another device was first with some of it. */
  private async areWritten(writes: readonly MarkWrite[]): Promise<boolean> {
    try {
      const { matchedCount, insertedCount } = await this.saved.bulkWrite([...writes], { ordered: false });
      return matchedCount + insertedCount === writes.length;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  private async assertRoomFor(memberId: Types.ObjectId, added: number): Promise<void> {
    if ((await this.saved.countDocuments({ memberId })) + added <= MOST_MARKS) return;
    const message = `An account holds ${MOST_MARKS} marks at most, those that were taken away among them.`;
    throw new BadRequestException([{ parameter: 'items', message }]);
  }

  /** Return marks with their titles and people. */
  async shown(records: readonly SavedRecord[]): Promise<SavedMark[]> {
    const set = records.filter(({ isRemoved }) => !isRemoved);
    const idsOf = (isPerson: boolean): Types.ObjectId[] =>
      set.filter(({ mark }) => (mark === 'follow') === isPerson).map(({ itemId }) => itemId);
    const people = idsOf(true);
    const [titles, cards] = await Promise.all([
      this.titles.refs(idsOf(false)),
      people.length === 0 ? [] : this.catalogue.personCards(people),
    ]);
    const persons = new Map(cards.map((card) => [card.id, toPersonRef(card)]));
    return records.map(({ mark, itemId, changedAt, isRemoved }) => {
      const id = itemId.toHexString();
      const isPerson = mark === 'follow';
      return {
        mark,
        id,
        changedAt: changedAt.toISOString(),
        isRemoved,
        title: isRemoved || isPerson ? null : (titles.get(id) ?? null),
        person: isRemoved || !isPerson ? null : (persons.get(id) ?? null),
      };
    });
  }
}

const keyOf = ({ mark, itemId }: Pick<SavedRecord, 'mark' | 'itemId'>): string =>
  `${mark}:${itemId.toHexString()}`;

/** Return of each mark the change that holds. */
function latestOf(known: readonly KnownMark[], memberId: Types.ObjectId): ReadonlyMap<string, SavedRecord> {
  const now = new Date();
  const latest = new Map<string, SavedRecord>();
  for (const { mark, id, changedAt, isRemoved } of known) {
    const told = new Date(changedAt);
    const change = {
      _id: new Types.ObjectId(),
      memberId,
      mark,
      itemId: new Types.ObjectId(id),
      // Of a device whose clock is fast, nothing may hold against later changes.
      changedAt: told > now ? now : told,
      isRemoved,
    };
    const other = latest.get(keyOf(change));
    if (!other || holdsAgainst(change, other)) latest.set(keyOf(change), change);
  }
  return latest;
}

/** Return what makes a change of a mark, as long as that is as it was read. */
function writeOf(change: SavedRecord, before: SavedRecord | undefined): MarkWrite {
  if (!before) return { insertOne: { document: change } };
  const { changedAt, isRemoved } = change;
  const filter = { _id: before._id, changedAt: before.changedAt, isRemoved: before.isRemoved };
  return { updateOne: { filter, update: { $set: { changedAt, isRemoved } } } };
}

const toPersonRef = ({ id, slug, name, headshotUrl, country }: PersonCard): PersonRef => ({
  id,
  slug,
  name,
  headshotUrl,
  country,
});
