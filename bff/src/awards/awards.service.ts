import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { slugOrId } from '../http/slug-or-id.js';
import { PeopleService } from '../people/people.service.js';
import { TitlesService } from '../titles/titles.service.js';
import { awardHighlights } from './award-highlights.js';
import type { AwardsBody, AwardsBodyDetail, AwardsHighlight, AwardsMention } from './awards.dto.js';
import type { AwardsBodyRecord } from './awards.schema.js';
import { toAwardsBody, toAwardsBodyDetail, toMentions, type Honoured } from './to-awards.js';

/** The most bodies that one answer holds. */
const BODIES_LIMIT = 100;

/** Reads of the awards. */
@Injectable()
export class AwardsService {
  constructor(
    @InjectModel('AwardsBody') private readonly bodies: Model<AwardsBodyRecord>,
    private readonly titles: TitlesService,
    private readonly people: PeopleService,
  ) {}

  /** All bodies that give awards, in the editors' order. */
  async all(): Promise<AwardsBody[]> {
    return (await this.allRecords()).map(toAwardsBody);
  }

  /** The highlights of one year, over all bodies. */
  async highlights(year: number): Promise<AwardsHighlight[]> {
    const bodies = await this.allRecords();
    const honoured = await this.honouredBy(bodies);
    return awardHighlights(
      bodies.map((body) => toAwardsBodyDetail(body, honoured)),
      year,
    );
  }

  /** One body with its winners and nominees, of all years or of one. */
  async bySlug(slug: string, year?: number): Promise<AwardsBodyDetail> {
    const body = await this.bodies.findOne(slugOrId(slug)).lean<AwardsBodyRecord | null>();
    if (!body) throw new NotFoundException(`There is no award "${slug}".`);
    const detail = toAwardsBodyDetail(body, await this.honouredBy([body]));
    if (year === undefined) return detail;
    return { ...detail, editions: detail.editions.filter((edition) => edition.year === year) };
  }

  /** Nominations and awards of a title, newest first. */
  async ofTitle(id: Types.ObjectId): Promise<AwardsMention[]> {
    const mentions = await this.mentionsOf(id);
    if (mentions.length === 0) await this.titles.mustExist(id);
    return mentions;
  }

  /** Nominations and awards of a person, newest first. */
  async ofPerson(id: Types.ObjectId): Promise<AwardsMention[]> {
    const mentions = await this.mentionsOf(id);
    if (mentions.length === 0) await this.people.mustExist(id);
    return mentions;
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
    const honoured = await this.honouredBy(bodies);
    return bodies
      .flatMap((body) => toMentions(body, id.toHexString(), honoured))
      .sort((a, b) => b.year - a.year);
  }

  private async honouredBy(bodies: readonly AwardsBodyRecord[]): Promise<Honoured> {
    const ids = bodies.flatMap(({ honoured }) => honoured);
    const [titles, people] = await Promise.all([this.titles.refs(ids), this.people.refs(ids)]);
    return { titles, people };
  }
}
