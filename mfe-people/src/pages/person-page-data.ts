import { recordHead, recordSocial } from '@sinima/catalogue-ui/record-head';
import { paths } from '@sinima/contracts/paths';
import type { PageContext } from '@sinima/contracts/remote';
import { personAwardsQuery } from '../features/awards/api/person-awards-query.ts';
import { personCreditsQuery } from '../features/filmography/api/person-credits-query.ts';
import { personQuery } from '../person/person-query.ts';
import { personBreadcrumbs, structuredPerson } from '../person/structured-person.ts';
import { chosenTab } from './person-tab.ts';

/** Read the person, then what their open tab shows. */
export async function prefetchPersonPage({ params, search, data }: PageContext): Promise<void> {
  const { id } = await data.fetch(personQuery(params.slug ?? ''));
  const tab = chosenTab(search);
  if (tab === 'filmography') await data.fetch(personCreditsQuery(id));
  if (tab === 'awards') await data.fetch(personAwardsQuery(id));
}

/** Return what the page of a person says of itself. */
export const personHead = recordHead('Person', personQuery, (person) => ({
  title: person.name,
  ...(person.bio === null ? {} : { description: person.bio }),
  canonical: paths.person(person.slug),
  social: recordSocial('person', person.slug, person.name, 'profile'),
  structuredData: [structuredPerson(person), personBreadcrumbs(person)],
}));
