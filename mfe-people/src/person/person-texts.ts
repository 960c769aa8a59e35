import { roleName } from '@sinima/catalogue-ui/role-name';
import type { PersonDetail } from '@sinima/contracts/api';
import type { Text } from '@sinima/contracts/text';
import { countryName } from '@sinima/catalogue-ui/place-names';
import { commaOf, LANGUAGES } from '@sinima/contracts/languages';
import * as messages from './person.messages.ts';

/**
 * Return the age of a living person, or the year of birth where the day is not known; the years of a dead one; null where
 * nothing is known (`docs/specification.md §2`).
 *
 * @param today as `YYYY-MM-DD`
 */
export function lifeOf(
  { birthDate, birthYear, deathYear }: Pick<PersonDetail, 'birthDate' | 'birthYear' | 'deathYear'>,
  today: string,
  text: Text,
): string | null {
  if (deathYear !== null) {
    const to = String(deathYear);
    return birthYear === null
      ? text(messages.diedIn, { year: to })
      : text(messages.livedFromTo, { from: String(birthYear), to });
  }
  if (birthDate === null)
    return birthYear === null ? null : text(messages.bornIn, { year: String(birthYear) });
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  const isBeforeBirthday = today.slice(5) < birthDate.slice(5, 10);
  return text(messages.yearsOld, { years: isBeforeBirthday ? years - 1 : years });
}

/** Return what a person is known for; where nothing is, the specification's words, and that nobody knows (`docs/specification.md §2`). */
export function occupationOf({ roles }: Pick<PersonDetail, 'roles'>, text: Text): string {
  return roles.length === 0
    ? text(messages.assumedWork)
    : roles.map((role) => roleName(role, text)).join(commaOf(text.language));
}

/** Return what stands behind a shared name: roles and country, as far as they are known. */
export function sharedFactsOf(
  { roles, country }: Pick<PersonDetail, 'roles' | 'country'>,
  text: Text,
): string {
  const { language } = text;
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : LANGUAGES[language].locale);
  const named = list.format(roles.map((role) => roleName(role, text)));
  return [
    roles.length === 0 ? '' : text(messages.sharedRoles, { roles: named }),
    country === null ? '' : text(messages.sharedCountry, { country: countryName(country, text) }),
  ].join('');
}

/** Return a person in a sentence for search engines: the biography, or the facts of their record. */
export function descriptionOf(
  person: Pick<PersonDetail, 'name' | 'bio' | 'roles' | 'country' | 'creditCount'>,
  text: Text,
): string {
  const { name, bio, roles, country, creditCount } = person;
  if (bio !== null) return bio;
  const { locale } = LANGUAGES[text.language];
  const known =
    roles.length === 0
      ? text(messages.inAfricanFilm)
      : roles
          .map((role) => roleName(role, text))
          .join(commaOf(text.language))
          .toLocaleLowerCase(locale);
  const described =
    country === null
      ? text(messages.describedAs, { name, known })
      : text(messages.describedFrom, { name, known, country: countryName(country, text) });
  if (creditCount === 0) return described;
  return `${described} ${text(messages.creditsOnSinima, { count: creditCount })}`;
}
