import { personKind } from '@sinima/catalogue-ui/record-kinds/person';
import { fetchRecord } from '@sinima/catalogue-ui/fetch-record';
import { recordHead, recordSocial } from '@sinima/catalogue-ui/record-head';
import { paths } from '@sinima/contracts/paths';
import type { DataQuery, PageContext } from '@sinima/contracts/remote';
import { personAwardsQuery } from '../features/awards/api/person-awards-query.ts';
import { personCreditsQuery } from '../features/filmography/api/person-credits-query.ts';
import { personQuery } from '../person/person-query.ts';
import { descriptionOf } from '../person/person-texts.ts';
import { personBreadcrumbs, structuredPerson } from '../person/structured-person.ts';
import { chosenTab, type PersonTab } from './person-tab.ts';

/** The reads of tabs; the other tabs show facts of the person's own record. */
const tabQueries: Partial<Record<PersonTab, (slug: string) => DataQuery<unknown>>> = {
  filmography: personCreditsQuery,
  awards: personAwardsQuery,
};

/** The page of a person: the person and the data of the open tab are read in one wave. */
export { default } from './person-page.tsx';

export const prefetch = (context: PageContext) =>
  fetchRecord(context, personQuery, (slug) => [tabQueries[chosenTab(context.search)]?.(slug) ?? []].flat());

export const head = recordHead(personKind, personQuery, (person, { text }) => ({
  title: person.name,
  description: descriptionOf(person, text),
  canonical: paths.person(person.slug),
  social: recordSocial('person', person.slug, person.name, text, 'profile'),
  feeds: [`person/${person.slug}.atom`],
  structuredData: [structuredPerson(person, text), personBreadcrumbs(person, text)],
}));
