/**
 * What the site promises of the catalogue that it starts with (`docs/specification.md`), beyond the checker's rules. All
 * tests of the whole catalogue are here: reading it takes seconds.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isAfricanCountry } from '@sinima/contracts/countries';
import { CITIES } from '@sinima/contracts/vocabulary';
import { parse } from 'yaml';
import { DATA_DIR } from './build-catalogue.ts';
import { canonCounts, readCanon } from './canon.ts';
import { FACTS_OF, factSample, type FactKind } from './fact-sample.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { reportPage } from './report-file.ts';
import { problemText } from './source/problem.ts';

const { catalogue, samples, problems, remarks } = loadCatalogue(DATA_DIR);
const { titles, people, awards, festivals, lists, curation } = catalogue;
const { showings, streaming, votes, reviews } = samples;
const titleOf = new Map(titles.map((title) => [title.slug, title]));

/** Nationalities without a source, from before one was asked for; it only falls. */
const NATIONALITIES_BEFORE_THE_RULE = 3109;

describe('the curated catalogue', () => {
  it('curated catalogue has nothing that the checker refuses', () => {
    expect([...problems, ...remarks].map(problemText)).toEqual([]);
  });

  it('curated catalogue holds 250 titles and more, 60 series, 12 of them with seasons, 600 people and 30 African countries', () => {
    const series = titles.filter(({ type }) => type === 'SERIES');
    const countries = new Set(titles.flatMap((title) => title.countries.filter(isAfricanCountry)));
    expect(titles.length).toBeGreaterThanOrEqual(250);
    expect(series.length).toBeGreaterThanOrEqual(60);
    expect(series.filter(({ seasons }) => seasons !== undefined).length).toBeGreaterThanOrEqual(12);
    expect(people.length).toBeGreaterThanOrEqual(600);
    expect(countries.size).toBeGreaterThanOrEqual(30);
  });

  it('curated catalogue holds a title of every country of Africa, and a director for every film', () => {
    const countries = new Set(titles.flatMap((title) => title.countries.filter(isAfricanCountry)));
    expect(countries.size).toBe(54);
    const undirected = titles.filter(
      ({ type, credits }) => type === 'MOVIE' && !credits.some(({ role }) => role === 'DIRECTOR'),
    );
    expect(undirected.map(({ slug }) => slug)).toEqual([]);
  });

  it('curated catalogue names a source of every nationality that was added since the rule holds', () => {
    const unsourced = people.filter(
      ({ nationality, sources = [] }) =>
        nationality !== undefined && !sources.some(({ what }) => /nationality/i.test(what)),
    );
    expect(unsourced.length).toBeLessThanOrEqual(NATIONALITIES_BEFORE_THE_RULE);
  });

  it('curated catalogue has four upcoming titles', () => {
    expect(titles.filter(({ status }) => status === 'upcoming')).toHaveLength(4);
  });

  it('curated catalogue puts twelve titles and eight people forward', () => {
    expect([curation.trending.length, curation.featuredPeople.length]).toEqual([12, 8]);
  });
});

describe('awards of the curated catalogue', () => {
  const winners = awards[0]?.editions.find(({ year }) => year === 2024)?.categories ?? [];
  const winnerOf = (category: string) =>
    winners.find(({ name }) => name === category)?.nominees.find(({ won }) => won);

  it('awards of the curated catalogue are first one annual in March, one annual in February and one biennial in February, in this order', () => {
    expect(awards.slice(0, 3).map(({ frequency, usualMonth }) => [frequency, usualMonth])).toEqual([
      ['annual', 3],
      ['annual', 2],
      ['biennial', 2],
    ]);
  });

  it('awards of the curated catalogue have winners and nominees', () => {
    const honours = awards.flatMap(({ editions }) =>
      editions.flatMap(({ categories }) => categories.flatMap(({ nominees }) => nominees)),
    );
    expect(new Set(honours.map(({ won }) => won))).toEqual(new Set([true, false]));
  });

  it('awards of the curated catalogue have the winners of 2024 that the highlights show', () => {
    expect(winnerOf('Best Movie')?.title).toBe('breath-of-life');
    expect(winnerOf('Best Director')?.person).toBe('bb-sasore');
    expect(winnerOf('Trailblazer')?.person).toBe('chimezie-imo');
  });
});

describe('festivals of the curated catalogue', () => {
  it('first four festivals of the curated catalogue are usually in July, November, October and September', () => {
    expect(festivals.slice(0, 4).map(({ usualMonth }) => usualMonth)).toEqual([7, 11, 10, 9]);
  });
});

describe('editions of the festivals of the curated catalogue', () => {
  interface LoggedText {
    readonly years: readonly number[];
    readonly read: readonly string[];
    readonly words: string;
  }
  const file = path.join(DATA_DIR, 'sources/festival-editions.yaml');
  const log = parse(readFileSync(file, 'utf8')) as Record<string, readonly LoggedText[]>;

  it('each edition of the curated catalogue names the pages that the log of sources has with their words', () => {
    const unsupported = festivals.flatMap(({ slug, editions = [] }) =>
      editions
        .filter(({ year, sources }) => {
          const texts = (log[slug] ?? []).filter(({ years, words }) => years.includes(year) && words !== '');
          return sources.some((source) => !texts.some(({ read }) => read.includes(source)));
        })
        .map(({ year }) => `${slug} ${year}`),
    );
    expect(unsupported).toEqual([]);
  });

  it('every prize of a festival belongs to an edition', () => {
    const without = festivals.flatMap(({ slug, award, editions = [] }) =>
      (awards.find((body) => body.slug === award)?.editions ?? [])
        .filter(({ year }) => !editions.some((edition) => edition.year === year))
        .map(({ year }) => `${slug} ${year}`),
    );
    expect(without).toEqual([]);
  });
});

describe('lists of the curated catalogue', () => {
  it('lists of the curated catalogue have the names and the counts of the home page', () => {
    const cards = lists.map(({ name, titles: films = [], people: names = [], itemNoun }) => [
      name,
      `${films.length + names.length} ${itemNoun}`,
    ]);
    expect(cards).toEqual([
      ['Best Nollywood Movies of 2025', '12 Movies'],
      ['Rising African Directors', '8 Directors'],
      ['Must-Watch African Cinema', '25 Movies'],
    ]);
  });

  it('lists of the curated catalogue call movies what is one, and Nollywood of 2025 only Nigerian films of that year', () => {
    const films = lists.flatMap((list) => list.titles ?? []).map((slug) => titleOf.get(slug));
    expect(films.filter((film) => film?.type !== 'MOVIE')).toEqual([]);
    const nollywood = (lists[0]?.titles ?? []).map((slug) => titleOf.get(slug));
    expect(nollywood.filter((film) => film?.releaseYear !== 2025 || film.countries[0] !== 'Nigeria')).toEqual(
      [],
    );
  });

  it('lists of the curated catalogue call directors those who have directed', () => {
    const directors = new Set(
      titles.flatMap(({ credits }) =>
        credits.flatMap(({ role, person }) => (role === 'DIRECTOR' ? person : [])),
      ),
    );
    expect(lists[1]?.people?.filter((slug) => !directors.has(slug))).toEqual([]);
  });
});

describe('samples of the curated catalogue', () => {
  it('samples of the curated catalogue give votes to 500 titles and more, and to everything that is put forward', () => {
    const voted = new Set(votes.map(({ title }) => title));
    expect(voted.size).toBeGreaterThanOrEqual(500);
    const forward = [...curation.trending, ...lists.flatMap((list) => list.titles ?? [])];
    expect(forward.filter((slug) => !voted.has(slug))).toEqual([]);
  });

  it('samples of the curated catalogue stream at least nine titles', () => {
    expect(streaming.length).toBeGreaterThanOrEqual(9);
  });

  it('samples of the curated catalogue show at least four titles, in every city, one of them at more than three places, and one five times a day', () => {
    const placesOf = new Map(
      titles.map(({ slug }) => [slug, showings.filter(({ title }) => title === slug).length]),
    );
    expect(new Set(showings.map(({ city }) => city))).toEqual(new Set(CITIES));
    expect([...placesOf.values()].filter((count) => count > 0).length).toBeGreaterThanOrEqual(4);
    expect(Math.max(...placesOf.values())).toBeGreaterThan(3);
    expect(Math.max(...showings.map(({ times }) => times.length))).toBeGreaterThan(4);
  });

  it('samples of the curated catalogue are reviewed in English, French, Yoruba, Hausa, Igbo and Pidgin', () => {
    expect([...new Set(reviews.map(({ language }) => language))].sort()).toEqual([
      'en',
      'fr',
      'ha',
      'ig',
      'pcm',
      'yo',
    ]);
  });
});

describe('the canon', () => {
  /** What the canon had when this line was last changed; the numbers only grow. */
  const atLeast = { films: 505, present: 409, full: 318 };
  const canon = readCanon();
  const counts = canonCounts(canon, catalogue);

  it.each(Object.entries(atLeast))('canon does not shrink: %s', (count, least) => {
    expect(counts[count as keyof typeof counts]).toBeGreaterThanOrEqual(least);
  });

  it('canon names each film once, with a list that it explains', () => {
    expect(new Set(canon.films.map(({ film }) => film)).size).toBe(canon.films.length);
    const named = canon.films.map(({ film, lists: on }) => [film, Object.keys(on)] as const);
    expect(named.filter(([, on]) => on.length === 0)).toEqual([]);
    const explained = Object.keys(canon.lists);
    expect(named.flatMap(([, on]) => on).filter((list) => !explained.includes(list))).toEqual([]);
  });
});

describe('samples of facts', () => {
  it.each(Object.keys(FACTS_OF) as FactKind[])(
    'sample of %s is the same each time, another for another seed, and has each record once',
    (kind) => {
      const sample = factSample(catalogue, kind, 100, 'first');
      expect(factSample(catalogue, kind, 100, 'first')).toEqual(sample);
      expect(factSample(catalogue, kind, 100, 'second')).not.toEqual(sample);
      expect(new Set(sample.map(({ record }) => record)).size).toBe(100);
    },
  );

  it('facts of a sample are statements with the sources of their record', () => {
    const textsOf = (kind: FactKind) =>
      new Map(FACTS_OF[kind](catalogue).map(({ fact, sources }) => [fact, sources]));
    const lionheart = ['https://github.com/Vanisha2005/OTT_Viewer_Analysis'];
    expect(textsOf('titles').get('Lionheart (2018) runs 95 minutes.')).toEqual(lionheart);
    expect(textsOf('credits').get('Lionheart (2018) has Pete Edochie as actor.')).toEqual(lionheart);
    expect(textsOf('births').has('Ada Ameh was born in 1974.')).toBe(true);
    expect([...textsOf('awards')]).toContainEqual([
      'Katanga, the Dance of the Scorpions (2024) won: fespaco-awards 2025, Golden Stallion of Yennenga.',
      [expect.stringContaining('actualite.bf')],
    ]);
  });
});

it('docs/data.md has the figures of the catalogue (else: npm run data -- report)', () => {
  const { made, written } = reportPage(catalogue);
  expect(written).toBe(made);
});
