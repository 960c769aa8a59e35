import { paths } from '@sinima/contracts/paths';
import type { PageContext, PageHead } from '@sinima/contracts/remote';
import { isMissing } from '@sinima/runtime';
import { filmographyQuery } from './api/filmography-query.ts';
import { personQuery } from './api/person-query.ts';

/** Reads the person, then what they have worked on. */
export async function prefetchPersonPage({ params, data }: PageContext): Promise<void> {
  const person = await data.fetch(personQuery(params.slug ?? ''));
  await data.fetch(filmographyQuery(person.id));
}

/** What the profile says of itself; a person who does not exist is a 404. */
export function headPersonPage({ params, data }: PageContext): PageHead {
  const query = personQuery(params.slug ?? '');
  const person = data.read(query);
  if (person) {
    return {
      title: person.name,
      ...(person.bio === null ? {} : { description: person.bio }),
      canonical: paths.person(person.slug),
    };
  }
  const failure = data.failure(query);
  if (isMissing(failure)) return { title: 'Person Not Found', status: 404 };
  return failure ? { title: 'Person', status: 503 } : { title: 'Person' };
}
