import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { slugOrId } from '@sinima/api/database/slug-or-id';
import { PeopleService } from '../people/people.service.js';
import { TitlesService } from '../titles/titles.service.js';
import { toListCard, type ListCard, type ListDetail } from './list.dto.js';
import type { ListRecord } from './list.schema.js';

/** How many lists one response holds at most. */
const LISTS_LIMIT = 100;

/** Reads of the curated lists. */
@Injectable()
export class ListsService {
  constructor(
    @InjectModel('List') private readonly lists: Model<ListRecord>,
    private readonly titles: TitlesService,
    private readonly people: PeopleService,
  ) {}

  /** Return all lists, in the editors' order. */
  async all(): Promise<ListCard[]> {
    const lists = await this.lists.find().sort({ order: 1 }).limit(LISTS_LIMIT).lean<ListRecord[]>();
    return lists.map(toListCard);
  }

  /** Return one list with its items. */
  async bySlug(slug: string): Promise<ListDetail> {
    const list = await this.lists.findOne(slugOrId(slug)).lean<ListRecord | null>();
    if (!list) throw new NotFoundException(`There is no list "${slug}".`);
    const [titles, people] = await Promise.all([
      this.titles.cards(list.titleIds),
      this.people.cards(list.personIds),
    ]);
    return { ...toListCard(list), titles, people };
  }
}
