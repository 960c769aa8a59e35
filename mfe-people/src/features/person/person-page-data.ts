import type { PageContext, PageHead } from '@sinima/contracts/remote';
import { paths } from '@sinima/contracts/paths';
import { isMissing } from '@sinima/runtime';
import { personAwardsQuery } from './api/person-awards-query.ts';
import { personCreditsQuery } from './api/person-credits-query.ts';
import { personQuery } from './api/person-query.ts';
import { chosenTab } from './person-tab.ts';
import { personBreadcrumbs, structuredPerson } from './structured-person.ts';

/** Reads the person, then what their open tab shows. */
export async function prefetchPersonPage({ params, search, data }: PageContext): Promise<void> {
  const { id } = await data.fetch(personQuery(params.slug ?? ''));
  const tab = chosenTab(search);
  if (tab === 'filmography') await data.fetch(personCreditsQuery(id));
  if (tab === 'awards') await data.fetch(personAwardsQuery(id));
}

/** What the page of a person says of itself: somebody who is not here is a 404, a failed read a 503. */
export function headPersonPage({ params, data }: PageContext): PageHead {
  const query = personQuery(params.slug ?? '');
  const person = data.read(query);
  if (person) {
    return {
      title: person.name,
      ...(person.bio === null ? {} : { description: person.bio }),
      canonical: paths.person(person.slug),
      social: {
        type: 'profile',
        image: paths.card('person', person.slug),
        imageAlt: `“${person.name}” beside a patterned cloth`,
      },
      structuredData: [structuredPerson(person), personBreadcrumbs(person)],
    };
  }
  const failure = data.failure(query);
  if (isMissing(failure)) return { title: 'Person Not Found', status: 404 };
  return failure ? { title: 'Person', status: 503 } : { title: 'Person' };
}
