import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PeopleSort } from '@sinima/contracts/vocabulary';
import type { Language } from '@sinima/contracts/languages';
import type { Model } from 'mongoose';
import { NamedRecords } from '../cache/named-records.js';
import { FacetCounts } from '../facets/facet-counts.service.js';
import { RevisionWatch } from '../database/revision-watch.js';
import { EMPTY_PAGE, findPage, mapPage } from '@sinima/api/database/find-page';
import type { ListPage } from '@sinima/api/http/list-page';
import { nameFilter } from '@sinima/api/text/name-filter';
import type { ListPeopleQuery } from './list-people.query.js';
import { requiredPersonFacets } from '../facets/person-facets.js';
import type { PersonCard, PersonRef } from '@sinima/api/people/person-card.dto';
import { toPersonCard, toPersonRef } from '@sinima/api/people/to-person-card';
import { toPersonDetail, type PersonDetail } from './person.dto.js';
import type { PersonRecord } from './person.schema.js';

/** The most people that the editors' order is shown with. */
const FEATURED_LIMIT = 50;

/** How people are ordered. The slug makes it total. */
const ORDERS: Readonly<Record<PeopleSort, Readonly<Record<string, 1 | -1>>>> = {
  renown: { renown: -1, slug: 1 },
  name: { nameKey: 1, slug: 1 },
};

/** Reads of the people. */
@Injectable()
export class PeopleService extends NamedRecords<PersonRecord, PersonCard, PersonRef> {
  constructor(
    @InjectModel('Person') private readonly people: Model<PersonRecord>,
    private readonly facetCounts: FacetCounts,
    revision: RevisionWatch,
  ) {
    super(people, 'person', toPersonCard, toPersonRef, revision);
  }

  /** Return one page of the people who pass the query's filters, best known first or by name. */
  async list(query: ListPeopleQuery): Promise<ListPage<PersonCard>> {
    const name = nameFilter(query.search);
    if (!name) return EMPTY_PAGE;
    const facets = await this.facetCounts.narrow('person', requiredPersonFacets(query));
    const page = await findPage(
      this.people,
      {
        filter: { ...facets.filter, ...name },
        sort: ORDERS[query.sort],
        total: name.$and ? undefined : facets.total,
      },
      query,
    );
    return mapPage(page, toPersonCard);
  }

  /** Return whom the editors feature, in their order. */
  async featured(): Promise<PersonCard[]> {
    const people = await this.people
      .find({ featuredOrder: { $gte: 0 } })
      .sort({ featuredOrder: 1 })
      .limit(FEATURED_LIMIT)
      .lean<PersonRecord[]>();
    return people.map(toPersonCard);
  }

  /** Return one person by their slug or id. */
  async detail(slugOrId: string, language: Language): Promise<PersonDetail> {
    return toPersonDetail(await this.named(slugOrId), language);
  }
}
