import type { INestApplication } from '@nestjs/common';
import type { CatalogueReads } from '@sinima/api/catalogue-reads';
import { MAX_PAGE_SIZE } from '@sinima/api/http/list-page';
import { PeopleService } from '../people/people.service.js';
import { ListTitlesQuery } from '../titles/list-titles.query.js';
import { TitlesService } from '../titles/titles.service.js';

/** Return what features read of the catalogue, by the services of the API itself. */
export function catalogueReadsOf(app: INestApplication): CatalogueReads {
  const titles = app.get(TitlesService, { strict: false });
  const people = app.get(PeopleService, { strict: false });
  return {
    async bestTitles(filter, count) {
      const pageSize = Math.min(count, MAX_PAGE_SIZE);
      const { items } = await titles.list(Object.assign(new ListTitlesQuery(), { ...filter, pageSize }));
      return [...items];
    },
    titleCards: (ids) => titles.cards(ids),
    personCards: (ids) => people.cards(ids),
  };
}
