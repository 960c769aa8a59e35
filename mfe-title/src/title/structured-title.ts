/** Structured data about a title: facts alone. Its rating is left out: it may come from sample votes. */
import { breadcrumbs, type Breadcrumb } from '@sinima/catalogue-ui/breadcrumbs';
import { sameAs } from '@sinima/catalogue-ui/same-as';
import type { Credit, TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import type { BreadcrumbList, Movie, Person, TVSeries } from 'schema-dts';
import type { Text } from '@sinima/contracts/text';
import * as messages from './title.messages.ts';

function peopleIn(credits: readonly Credit[], role: Credit['roleCategory']): Person[] {
  return credits
    .filter(({ roleCategory }) => roleCategory === role)
    .map(({ person: { name, slug } }) => ({ '@type': 'Person', name, url: paths.person(slug) }));
}

/** The other names of a title. */
function otherNames({ displayTitle, originalTitle, alternativeTitles }: TitleDetail): string[] {
  const names = [originalTitle, ...alternativeTitles.map(({ title }) => title)];
  return [...new Set(names)].filter((name) => name !== null && name !== displayTitle) as string[];
}

/** Leave out what is not known. */
function known<T extends object>(facts: T): { [Fact in keyof T]?: NonNullable<T[Fact]> } {
  const entries = Object.entries(facts).filter(
    ([, fact]) => fact !== null && !(Array.isArray(fact) && fact.length === 0),
  );
  return Object.fromEntries(entries) as { [Fact in keyof T]?: NonNullable<T[Fact]> };
}

/** Return the title as a Movie or a TVSeries; with its directors and actors, where the credits have been read. */
export function structuredTitle(title: TitleDetail, credits: readonly Credit[] = []): Movie | TVSeries {
  const { displayTitle: name, releaseYear, status, slug, runtimeMins } = title;
  const released = status === 'released' && releaseYear !== null ? String(releaseYear) : null;
  const facts = {
    url: paths.title(slug),
    image: paths.card('title', slug),
    ...known({
      alternateName: otherNames(title),
      sameAs: sameAs(title.ids),
      description: title.plotSummary ?? title.synopsis,
      genre: title.genres,
      countryOfOrigin: title.countries.map((country) => ({ '@type': 'Country' as const, name: country })),
      inLanguage: title.languages.map((language) => ({ '@type': 'Language' as const, name: language })),
      director: peopleIn(credits, 'DIRECTOR'),
      actor: peopleIn(credits, 'ACTOR'),
    }),
  };
  if (title.type === 'MOVIE') {
    const duration = runtimeMins === null ? null : `PT${runtimeMins}M`;
    return { '@type': 'Movie', name, ...facts, ...known({ duration, datePublished: released }) };
  }
  const { seasonCount: numberOfSeasons, episodeCount: numberOfEpisodes } = title;
  return {
    '@type': 'TVSeries',
    name,
    ...facts,
    ...known({ startDate: released, numberOfSeasons, numberOfEpisodes }),
  };
}

/** Return the way to a title's page, or to one below it. */
export function titleBreadcrumbs(
  { displayTitle, slug, type }: TitleDetail,
  text: Text,
  below?: Breadcrumb,
): BreadcrumbList {
  return breadcrumbs([
    type === 'MOVIE'
      ? { name: text(messages.wayMovies), path: paths.movies() }
      : { name: text(messages.wayTvShows), path: paths.tvShows() },
    { name: displayTitle, path: paths.title(slug) },
    ...(below ? [below] : []),
  ]);
}
