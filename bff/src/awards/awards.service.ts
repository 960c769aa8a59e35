import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { slugOrId } from '../database/slug-or-id.js';
import { PeopleService } from '../people/people.service.js';
import { TitlesService } from '../titles/titles.service.js';
import { awardHighlights } from './award-highlights.js';
import type { AwardsBody, AwardsBodyDetail, AwardsHighlight, AwardsMention } from './awards.dto.js';
import type { AwardsBodyRecord, NomineeRecord } from './awards.schema.js';
import {
  mentionsIn,
  nomineesOf,
  toAwardsBody,
  toAwardsBodyDetail,
  toMention,
  type Honoured,
} from './to-awards.js';

/** How many bodies one response holds at most. */
const BODIES_LIMIT = 100;

/** Reads of the awards. */
@Injectable()
export class AwardsService {
  constructor(
    @InjectModel('AwardsBody') private readonly bodies: Model<AwardsBodyRecord>,
    private readonly titles: TitlesService,
    private readonly people: PeopleService,
  ) {}

  /** Return all bodies that give awards, in the editors' order. */
  async all(): Promise<AwardsBody[]> {
    return (await this.allRecords()).map(toAwardsBody);
  }

  /** Return the highlights of one year, over all bodies. */
  async highlights(year: number): Promise<AwardsHighlight[]> {
    const bodies = await this.allRecords();
    const honoured = await this.honouredBy(bodies.flatMap(nomineesOf));
    return awardHighlights(
      bodies.map((body) => toAwardsBodyDetail(body, honoured)),
      year,
    );
  }

  /** Return one body with its winners and nominees, of all years or of one. */
  async bySlug(slug: string, year?: number): Promise<AwardsBodyDetail> {
    const body = await this.bodies.findOne(slugOrId(slug)).lean<AwardsBodyRecord | null>();
    if (!body) throw new NotFoundException(`There is no award "${slug}".`);
    const detail = toAwardsBodyDetail(body, await this.honouredBy(nomineesOf(body)));
    if (year === undefined) return detail;
    return { ...detail, editions: detail.editions.filter((edition) => edition.year === year) };
  }

  /** Return the nominations and awards of a title, newest first. */
  async ofTitle(slugOrId: string): Promise<AwardsMention[]> {
    return this.mentionsOf((await this.titles.named(slugOrId))._id);
  }

  /** Return the nominations and awards of a person, newest first. */
  async ofPerson(slugOrId: string): Promise<AwardsMention[]> {
    return this.mentionsOf((await this.people.named(slugOrId))._id);
  }

  private async allRecords(): Promise<AwardsBodyRecord[]> {
    return this.bodies.find().sort({ order: 1 }).limit(BODIES_LIMIT).lean<AwardsBodyRecord[]>();
  }

  private async mentionsOf(id: Types.ObjectId): Promise<AwardsMention[]> {
    const bodies = await this.bodies
      .find({ honoured: id })
      .sort({ order: 1 })
      .limit(BODIES_LIMIT)
      .lean<AwardsBodyRecord[]>();
    const mentions = bodies.flatMap((body) => mentionsIn(body, id));
    const honoured = await this.honouredBy(mentions.map(({ nominee }) => nominee));
    return mentions.map((mention) => toMention(mention, honoured)).sort((a, b) => b.year - a.year);
  }

  private async honouredBy(nominees: readonly NomineeRecord[]): Promise<Honoured> {
    const [titles, people] = await Promise.all([
      this.titles.refs(nominees.flatMap(({ titleId }) => titleId ?? [])),
      this.people.refs(nominees.flatMap(({ personId }) => personId ?? [])),
    ]);
    return { titles, people };
  }
}
