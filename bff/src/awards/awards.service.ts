import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { slugOrId } from '@sinima/api/database/slug-or-id';
import { PeopleService } from '../people/people.service.js';
import { TitlesService } from '../titles/titles.service.js';
import { awardHighlights } from './award-highlights.js';
import type { AwardsBody, AwardsBodyDetail, AwardsHighlight, AwardsMention } from './awards.dto.js';
import type { AwardsQuery } from './awards.query.js';
import type { AwardsBodyRecord, AwardsEditionRecord, NomineeRecord } from './awards.schema.js';
import { pagesOfEditions } from './pages-of-editions.js';
import {
  mentionsIn,
  nomineesOf,
  toAwardsBody,
  toAwardsEdition,
  toMention,
  type Honoured,
} from './to-awards.js';

/** How many bodies one response holds at most. */
const BODIES_LIMIT = 100;

/** How many editions of all bodies mention one title or person at most. */
const EDITIONS_LIMIT = 500;

/** Reads of the awards. */
@Injectable()
export class AwardsService {
  constructor(
    @InjectModel('AwardsBody') private readonly bodies: Model<AwardsBodyRecord>,
    @InjectModel('AwardsEdition') private readonly editions: Model<AwardsEditionRecord>,
    private readonly titles: TitlesService,
    private readonly people: PeopleService,
  ) {}

  /** Return all bodies that give awards, in the editors' order. */
  async all(): Promise<AwardsBody[]> {
    const bodies = await this.bodies.find().sort({ order: 1 }).limit(BODIES_LIMIT).lean<AwardsBodyRecord[]>();
    return bodies.map(toAwardsBody);
  }

  /** Return the highlights of one year, over all bodies. */
  async highlights(year: number): Promise<AwardsHighlight[]> {
    const editions = await this.editions
      .find({ year })
      .sort({ order: 1 })
      .limit(BODIES_LIMIT)
      .lean<AwardsEditionRecord[]>();
    const honoured = await this.honouredBy(editions.flatMap(nomineesOf));
    return awardHighlights(
      editions.map((edition) => {
        const { award, awardSlug } = edition;
        return { award, awardSlug, ...toAwardsEdition(edition, honoured) };
      }),
    );
  }

  /** Return one body with the winners and nominees of one year, or of a page of editions. */
  async bySlug(slug: string, { year, page }: AwardsQuery): Promise<AwardsBodyDetail> {
    const body = await this.bodies.findOne(slugOrId(slug)).lean<AwardsBodyRecord | null>();
    if (!body) throw new NotFoundException(`There is no award "${slug}".`);
    const pages = pagesOfEditions(body.editions);
    const years = year === undefined ? (pages[page - 1] ?? []) : [year];
    const editions = await this.editionsOf(body.slug, years);
    const honoured = await this.honouredBy(editions.flatMap(nomineesOf));
    return {
      ...toAwardsBody(body),
      page: year === undefined ? page : 1,
      pageCount: year === undefined ? pages.length : 1,
      editions: editions.map((edition) => toAwardsEdition(edition, honoured)),
    };
  }

  /** Return the nominations and awards of a title, newest first. */
  async ofTitle(slugOrId: string): Promise<AwardsMention[]> {
    return this.mentionsOf((await this.titles.named(slugOrId))._id);
  }

  /** Return the nominations and awards of a person, newest first. */
  async ofPerson(slugOrId: string): Promise<AwardsMention[]> {
    return this.mentionsOf((await this.people.named(slugOrId))._id);
  }

  /** The editions of a body of these years, newest first. */
  private async editionsOf(awardSlug: string, years: readonly number[]): Promise<AwardsEditionRecord[]> {
    const editions = await this.editions
      .find({ awardSlug, year: { $in: years } })
      .limit(EDITIONS_LIMIT)
      .lean<AwardsEditionRecord[]>();
    return editions.sort((a, b) => b.year - a.year);
  }

  private async mentionsOf(id: Types.ObjectId): Promise<AwardsMention[]> {
    const editions = await this.editions
      .find({ honoured: id })
      .sort({ year: -1, order: 1 })
      .limit(EDITIONS_LIMIT)
      .lean<AwardsEditionRecord[]>();
    const mentions = editions.flatMap((edition) => mentionsIn(edition, id));
    const honoured = await this.honouredBy(mentions.map(({ nominee }) => nominee));
    return mentions.map((mention) => toMention(mention, honoured));
  }

  private async honouredBy(nominees: readonly NomineeRecord[]): Promise<Honoured> {
    const [titles, people] = await Promise.all([
      this.titles.refs(nominees.flatMap(({ titleId }) => titleId ?? [])),
      this.people.refs(nominees.flatMap(({ personId }) => personId ?? [])),
    ]);
    return { titles, people };
  }
}
