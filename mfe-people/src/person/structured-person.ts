/** Structured data about a person: known facts alone. */
import type { PersonDetail } from '@sinima/contracts/api';
import { descriptionOf } from './person-texts.ts';
import { breadcrumbs } from '@sinima/catalogue-ui/breadcrumbs';
import { sameAs } from '@sinima/catalogue-ui/same-as';
import { paths } from '@sinima/contracts/paths';
import type { BreadcrumbList, Person } from 'schema-dts';
import type { Text } from '@sinima/contracts/text';
import * as messages from './person.messages.ts';

/** Return a date of schema.org, which is one of ISO 8601: the day, or the year where the day is not known. */
const dateOf = (day: string | null, year: number | null): string | null =>
  day ?? (year === null ? null : String(year));

/** Return the person, with dates as exact as they are known. */
export function structuredPerson(person: PersonDetail, text: Text): Exclude<Person, string> {
  const { name, slug, birthPlace, roles } = person;
  const elsewhere = sameAs(person.ids);
  const born = dateOf(person.birthDate, person.birthYear);
  const died = dateOf(person.deathDate, person.deathYear);
  return {
    '@type': 'Person',
    name,
    url: paths.person(slug),
    image: paths.card('person', slug),
    description: descriptionOf(person, text),
    ...(roles.length === 0 ? {} : { jobTitle: roles }),
    ...(born === null ? {} : { birthDate: born }),
    ...(birthPlace === null ? {} : { birthPlace: { '@type': 'Place', name: birthPlace } }),
    ...(died === null ? {} : { deathDate: died }),
    ...(elsewhere.length === 0 ? {} : { sameAs: elsewhere }),
  };
}

/** Return the way to a person's page. */
export function personBreadcrumbs(
  { name, slug }: Pick<PersonDetail, 'name' | 'slug'>,
  text: Text,
): BreadcrumbList {
  return breadcrumbs([
    { name: text(messages.wayPeople), path: paths.people() },
    { name, path: paths.person(slug) },
  ]);
}
