import { BadRequestException, ConflictException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CatalogueReads } from '@sinima/api/catalogue-reads';
import type { PersonCard, PersonRef } from '@sinima/api/people/person-card.dto';
import { Types, type Model } from 'mongoose';
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
    for (const one of known) await this.mergeOne(member, one);
    return this.all(member);
  }

  /** Merge what a device knows of one mark. Return whether that changes something. */
  async mergeOne(
    { id: memberId }: OwnMember,
    { mark, id, changedAt, isRemoved }: KnownMark,
  ): Promise<boolean> {
    const now = new Date();
    const told = new Date(changedAt);
    const itemId = new Types.ObjectId(id);
    // Of a device whose clock is fast, nothing may hold against later changes.
    const change = { changedAt: told > now ? now : told, isRemoved };
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const stored = await this.saved.findOne({ memberId, mark, itemId }).lean<SavedRecord>().exec();
      if (stored && !holdsAgainst(change, stored)) return false;
      const isDone = stored
        ? await this.replaced(stored, change)
        : await this.added({ _id: new Types.ObjectId(), memberId, mark, itemId, ...change });
      if (isDone) return true;
    }
    throw new ConflictException('Your marks are being changed elsewhere. Please try again.');
  }

  private async replaced(
    { _id, changedAt, isRemoved }: SavedRecord,
    change: Pick<SavedRecord, 'changedAt' | 'isRemoved'>,
  ): Promise<boolean> {
    const { matchedCount } = await this.saved.updateOne({ _id, changedAt, isRemoved }, { $set: change });
    return matchedCount > 0;
  }

  private async added(change: SavedRecord): Promise<boolean> {
    const { memberId } = change;
    if ((await this.saved.countDocuments({ memberId })) >= MOST_MARKS) {
      const message = `An account holds ${MOST_MARKS} marks at most, those that were taken away among them.`;
      throw new BadRequestException([{ parameter: 'items', message }]);
    }
    try {
      await this.saved.create(change);
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
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

const toPersonRef = ({ id, slug, name, headshotUrl, country }: PersonCard): PersonRef => ({
  id,
  slug,
  name,
  headshotUrl,
  country,
});
