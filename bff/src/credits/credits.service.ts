import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PeopleService } from '../people/people.service.js';
import { TitlesService } from '../titles/titles.service.js';
import { toCredit, toPersonCredit, type Credit, type PersonCredit } from './credit.dto.js';
import type { CreditRecord } from './credit.schema.js';

/** How many credits one response holds at most. */
const CREDITS_LIMIT = 2000;

/** Reads of credits. */
@Injectable()
export class CreditsService {
  constructor(
    @InjectModel('Credit') private readonly credits: Model<CreditRecord>,
    private readonly titles: TitlesService,
    private readonly people: PeopleService,
  ) {}

  /** Return the cast and crew of a title, by billing order. */
  async ofTitle(slugOrId: string): Promise<Credit[]> {
    const { _id: titleId } = await this.titles.named(slugOrId);
    const credits = await this.credits
      .find({ titleId })
      .sort({ sortOrder: 1, _id: 1 })
      .limit(CREDITS_LIMIT)
      .lean<CreditRecord[]>();
    const people = await this.people.refs(credits.map((credit) => credit.personId));
    return credits.flatMap((credit) => {
      const person = people.get(credit.personId.toHexString());
      return person ? [toCredit(credit, person)] : [];
    });
  }

  /** Return the filmography of a person, newest title first. */
  async ofPerson(slugOrId: string): Promise<PersonCredit[]> {
    const { _id: personId } = await this.people.named(slugOrId);
    const credits = await this.credits
      .find({ personId })
      .sort({ _id: 1 })
      .limit(CREDITS_LIMIT)
      .lean<CreditRecord[]>();
    const titles = await this.titles.refs(credits.map((credit) => credit.titleId));
    return credits
      .flatMap((credit) => {
        const title = titles.get(credit.titleId.toHexString());
        return title ? [toPersonCredit(credit, title)] : [];
      })
      .sort(
        (a, b) =>
          (b.title.releaseYear ?? Infinity) - (a.title.releaseYear ?? Infinity) ||
          a.title.slug.localeCompare(b.title.slug),
      );
  }
}
