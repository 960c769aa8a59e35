import { AFRICAN_COUNTRIES } from '@sinima/contracts/countries';
import { seedCuration } from './curation.js';
import { seedPeople } from './people.js';
import { seedReviews } from './reviews.js';
import type { SeedCredit, SeedPerson, SeedTitle } from './seed-records.js';
import { seedTitles } from './titles.js';
import { seedVotes } from './votes.js';

const AFRICA = new Set<string>(AFRICAN_COUNTRIES);
const CO_PRODUCERS = new Set([
  'Australia',
  'Austria',
  'Belgium',
  'Brazil',
  'Canada',
  'China',
  'Denmark',
  'Finland',
  'France',
  'Germany',
  'Greece',
  'India',
  'Ireland',
  'Italy',
  'Jordan',
  'Lebanon',
  'Luxembourg',
  'Netherlands',
  'New Zealand',
  'Norway',
  'Palestine',
  'Portugal',
  'Qatar',
  'Saudi Arabia',
  'Spain',
  'Sweden',
  'Switzerland',
  'United Arab Emirates',
  'United Kingdom',
  'United States',
]);
const PLATFORMS = new Set([
  'Netflix',
  'Amazon Prime',
  'Disney+',
  'Hulu',
  'HBO Max',
  'Paramount+',
  'Showmax',
  'Apple TV+',
]);
const OTHER_RANGES = [
  [200, 299],
  [500, 599],
  [700, 799],
  [800, 999],
] as const;
const THIS_YEAR = 2026;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const HIDDEN_MARKS = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\u00AD\uFEFF]/u;

const titlesBySlug = new Map(seedTitles.map((title) => [title.slug, title]));
const peopleBySlug = new Map(seedPeople.map((person) => [person.slug, person]));

/** The records that break a rule, each by its slug and what is wrong with it; an empty list is what a test expects. */
function offenders<T extends { slug: string }>(records: readonly T[], fault: (record: T) => string | false) {
  return records.flatMap((record) => {
    const found = fault(record);
    return found === false ? [] : [`${record.slug}: ${found}`];
  });
}

function repeated(values: readonly (string | number)[]): (string | number)[] {
  return values.filter((value, place) => values.indexOf(value) !== place);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(textsIn);
  return [];
}

describe('the seed', () => {
  it('holds 250 titles and more, 60 series, 12 of them with seasons, 600 people and 30 African countries', () => {
    const series = seedTitles.filter(({ type }) => type === 'SERIES');
    const countries = new Set(
      seedTitles.flatMap(({ countries }) => countries).filter((name) => AFRICA.has(name)),
    );
    expect(seedTitles.length).toBeGreaterThanOrEqual(250);
    expect(series.length).toBeGreaterThanOrEqual(60);
    expect(series.filter(({ seasons }) => seasons !== undefined).length).toBeGreaterThanOrEqual(12);
    expect(seedPeople.length).toBeGreaterThanOrEqual(600);
    expect(countries.size).toBeGreaterThanOrEqual(30);
  });
});

describe('every text of the seed', () => {
  const texts = textsIn([seedTitles, seedPeople, seedReviews, seedCuration]);

  it('is in NFC', () => {
    expect(texts.filter((text) => text !== text.normalize('NFC'))).toEqual([]);
  });

  it('has no zero-width, bidi or soft-hyphen marks, and no blanks at its ends or doubled', () => {
    expect(
      texts.filter((text) => HIDDEN_MARKS.test(text) || text !== text.trim() || / {2}/.test(text)),
    ).toEqual([]);
  });

  it('is not empty', () => {
    expect(texts.filter((text) => text === '')).toEqual([]);
  });
});

describe('titles', () => {
  it('have slugs that are well-formed and unique', () => {
    expect(offenders(seedTitles, ({ slug }) => !SLUG.test(slug) && 'not a slug')).toEqual([]);
    expect(repeated(seedTitles.map(({ slug }) => slug))).toEqual([]);
  });

  it('are not entered twice under two slugs', () => {
    expect(
      repeated(seedTitles.map((title) => `${title.displayTitle} ${title.releaseYear} ${title.type}`)),
    ).toEqual([]);
  });

  it('were released between 1895 and this year, or are upcoming and say when', () => {
    expect(
      offenders(seedTitles, ({ releaseYear, status, releaseDate }) => {
        if (status === 'upcoming') return releaseDate === undefined && 'upcoming without a date';
        if (releaseDate !== undefined) return 'a release date that only upcoming titles have';
        return (releaseYear < 1895 || releaseYear > THIS_YEAR) && `year ${releaseYear}`;
      }),
    ).toEqual([]);
  });

  it('run between 1 and 400 minutes where the length is known', () => {
    expect(
      offenders(
        seedTitles,
        ({ runtimeMins }) =>
          runtimeMins !== undefined &&
          (!Number.isInteger(runtimeMins) || runtimeMins < 1 || runtimeMins > 400) &&
          `${runtimeMins} minutes`,
      ),
    ).toEqual([]);
  });

  it('come from at least one African country, and from none that is on no list', () => {
    expect(
      offenders(seedTitles, ({ countries }) => {
        if (!countries.some((country) => AFRICA.has(country))) return 'no African country';
        const unknown = countries.filter((country) => !AFRICA.has(country) && !CO_PRODUCERS.has(country));
        return unknown.length > 0 && `unknown country ${unknown.join(', ')}`;
      }),
    ).toEqual([]);
  });

  it('have genres in lower case and a language, without repeats', () => {
    expect(
      offenders(seedTitles, ({ genres, languages, countries }) => {
        if (genres.length === 0 || languages.length === 0) return 'no genre or no language';
        if (genres.some((genre) => genre !== genre.toLowerCase())) return 'a genre in capitals';
        return [genres, languages, countries].some((list) => repeated(list).length > 0) && 'a repeat';
      }),
    ).toEqual([]);
  });

  it('have a plot summary of their own, in one to three sentences', () => {
    expect(repeated(seedTitles.map(({ plotSummary }) => plotSummary))).toEqual([]);
    expect(
      offenders(
        seedTitles,
        ({ plotSummary }) => (plotSummary.length < 40 || plotSummary.length > 400) && 'length',
      ),
    ).toEqual([]);
  });
});

describe('credits', () => {
  const faults = (fault: (credit: SeedCredit, person: SeedPerson, title: SeedTitle) => string | false) =>
    seedTitles.flatMap((title) =>
      title.credits.flatMap((credit) => {
        const person = peopleBySlug.get(credit.person);
        const found = person === undefined ? 'no such person' : fault(credit, person, title);
        return found === false ? [] : [`${title.slug}, ${credit.person}: ${found}`];
      }),
    );

  it('are of people who are in the seed', () => {
    expect(faults(() => false)).toEqual([]);
  });

  it('are not given twice for one role', () => {
    expect(
      offenders(seedTitles, ({ credits }) => {
        const doubles = repeated(credits.map(({ person, roleCategory }) => `${person} ${roleCategory}`));
        return doubles.length > 0 && doubles.join(', ');
      }),
    ).toEqual([]);
  });

  it('of actors have a billing order of their own', () => {
    expect(
      offenders(seedTitles, ({ credits }) => {
        const places = credits.flatMap(({ roleCategory, billingOrder }) =>
          roleCategory === 'ACTOR' && billingOrder !== undefined ? [billingOrder] : [],
        );
        return (repeated(places).length > 0 || places.some((place) => place < 1)) && 'billing order';
      }),
    ).toEqual([]);
  });

  it('of the kind OTHER stand in a range that names a department, or have no order', () => {
    expect(
      faults(
        ({ roleCategory, billingOrder }) =>
          roleCategory === 'OTHER' &&
          billingOrder !== undefined &&
          !OTHER_RANGES.some(([first, last]) => billingOrder >= first && billingOrder <= last) &&
          `order ${billingOrder}`,
      ),
    ).toEqual([]);
  });

  it('name characters and leads for actors alone', () => {
    expect(
      faults(
        ({ roleCategory, characterName, isLeadRole }) =>
          roleCategory !== 'ACTOR' && (characterName !== undefined || isLeadRole === true) && 'not an actor',
      ),
    ).toEqual([]);
  });

  it('are of people from three years of age to 110 years after their birth', () => {
    expect(
      faults((_credit, { birthYear }, { releaseYear }) => {
        if (birthYear === undefined) return false;
        const age = releaseYear - birthYear;
        return (age < 3 || age > 110) && `age ${age}`;
      }),
    ).toEqual([]);
  });

  it('of the dead, other than as writers, are no later than seven years after their death', () => {
    expect(
      faults(({ roleCategory }, { deathDate }, { releaseYear }) => {
        if (deathDate === undefined || roleCategory === 'WRITER') return false;
        return releaseYear > Number(deathDate.slice(0, 4)) + 7 && `died ${deathDate}`;
      }),
    ).toEqual([]);
  });
});

describe('seasons', () => {
  it('belong to series alone and are numbered from 1', () => {
    expect(
      offenders(seedTitles, ({ type, seasons = [] }) => {
        if (type === 'MOVIE') return seasons.length > 0 && 'a film with seasons';
        return seasons.some(({ number }, place) => number !== place + 1) && 'a gap in the seasons';
      }),
    ).toEqual([]);
  });

  it('have episodes numbered from 1 without gaps', () => {
    expect(
      offenders(seedTitles, ({ seasons = [] }) =>
        seasons.some(
          ({ episodes }) =>
            episodes.length === 0 || episodes.some(({ episodeNumber }, place) => episodeNumber !== place + 1),
        )
          ? 'a gap in the episodes'
          : false,
      ),
    ).toEqual([]);
  });

  it('date their episodes not before the series began', () => {
    expect(
      offenders(seedTitles, ({ releaseYear, seasons = [] }) => {
        const dates = seasons.flatMap(({ episodes }) => episodes.flatMap(({ airDate }) => airDate ?? []));
        if (dates.some((date) => !/^\d{4}-\d{2}-\d{2}$/.test(date))) return 'not a date';
        return dates.some((date) => Number(date.slice(0, 4)) < releaseYear) && 'an episode before the series';
      }),
    ).toEqual([]);
  });
});

describe('people', () => {
  const credited = new Set(seedTitles.flatMap(({ credits }) => credits.map(({ person }) => person)));

  it('have slugs that are well-formed and unique', () => {
    expect(offenders(seedPeople, ({ slug }) => !SLUG.test(slug) && 'not a slug')).toEqual([]);
    expect(repeated(seedPeople.map(({ slug }) => slug))).toEqual([]);
  });

  it('have at least one credit', () => {
    expect(offenders(seedPeople, ({ slug }) => !credited.has(slug) && 'no credit')).toEqual([]);
  });

  it('have a role', () => {
    expect(
      offenders(seedPeople, ({ roles }) => (roles.length === 0 || repeated(roles).length > 0) && 'roles'),
    ).toEqual([]);
  });

  it('who live have no birth date and no birth place', () => {
    expect(
      offenders(
        seedPeople,
        ({ birthDate, birthPlace, deathDate }) =>
          deathDate === undefined &&
          (birthDate !== undefined || birthPlace !== undefined) &&
          'too much is told',
      ),
    ).toEqual([]);
  });

  it('were born between 1850 and 2020 and died, if they did, at a human age and not in the future', () => {
    expect(
      offenders(seedPeople, ({ birthYear, birthDate, deathDate }) => {
        if (birthYear !== undefined && (birthYear < 1850 || birthYear > 2020)) return `born ${birthYear}`;
        if (birthDate !== undefined && Number(birthDate.slice(0, 4)) !== birthYear)
          return 'two years of birth';
        if (deathDate === undefined) return false;
        if (!/^\d{4}(-\d{2}-\d{2})?$/.test(deathDate)) return 'not a date';
        const age = Number(deathDate.slice(0, 4)) - (birthYear ?? 0);
        return (
          (birthYear === undefined || age < 5 || age > 110 || Number(deathDate.slice(0, 4)) > THIS_YEAR) &&
          'death'
        );
      }),
    ).toEqual([]);
  });

  it('have nationality and country together or neither', () => {
    expect(
      offenders(
        seedPeople,
        ({ nationality, country }) =>
          (nationality === undefined) !== (country === undefined) && 'one without the other',
      ),
    ).toEqual([]);
  });
});

describe('reviews', () => {
  it('are of titles in the seed, rate from 1 to 10 and are not from the future', () => {
    expect(
      seedReviews.filter(
        ({ title, rating, daysAgo, likes }) =>
          !titlesBySlug.has(title) ||
          !Number.isInteger(rating) ||
          rating < 1 ||
          rating > 10 ||
          daysAgo < 0 ||
          likes < 0,
      ),
    ).toEqual([]);
  });

  it('each say something of their own', () => {
    expect(repeated(seedReviews.map(({ reviewText }) => reviewText))).toEqual([]);
    expect(repeated(seedReviews.map(({ headline }) => headline))).toEqual([]);
    expect(repeated(seedReviews.map(({ title, userId }) => `${title} ${userId}`))).toEqual([]);
  });

  it('speak English, French, Yoruba, Hausa, Igbo and Pidgin', () => {
    expect([...new Set(seedReviews.map(({ language }) => language))].sort()).toEqual([
      'en',
      'fr',
      'ha',
      'ig',
      'pcm',
      'yo',
    ]);
  });
});

describe('votes', () => {
  it('are given once to every title that is out, and to no other', () => {
    const out = seedTitles.filter(({ status }) => status !== 'upcoming').map(({ slug }) => slug);
    expect(seedVotes.map(({ title }) => title).sort()).toEqual([...out].sort());
  });

  it('are at least one, with a mean from 1 to 10 at one decimal', () => {
    expect(
      seedVotes.filter(
        ({ count, mean }) =>
          !Number.isInteger(count) || count < 1 || mean < 1 || mean > 10 || Number(mean.toFixed(1)) !== mean,
      ),
    ).toEqual([]);
  });
});

describe('the curation', () => {
  it('has twelve trending titles and eight featured people, all in the seed, none twice', () => {
    expect(seedCuration.trending).toHaveLength(12);
    expect(seedCuration.featuredPeople).toHaveLength(8);
    expect(repeated([...seedCuration.trending, ...seedCuration.featuredPeople])).toEqual([]);
    expect(seedCuration.trending.filter((slug) => !titlesBySlug.has(slug))).toEqual([]);
    expect(seedCuration.featuredPeople.filter((slug) => !peopleBySlug.has(slug))).toEqual([]);
  });

  it('streams at least nine released titles on the platforms of the specification', () => {
    expect(seedCuration.streaming.length).toBeGreaterThanOrEqual(9);
    expect(repeated(seedCuration.streaming.map(({ title }) => title))).toEqual([]);
    for (const { title, platforms } of seedCuration.streaming) {
      expect(titlesBySlug.get(title)?.status ?? 'released').toBe('released');
      expect(titlesBySlug.has(title)).toBe(true);
      expect(platforms.filter((platform) => !PLATFORMS.has(platform))).toEqual([]);
      expect(platforms.length).toBeGreaterThan(0);
    }
  });
});
