import { seedAwards } from './awards.js';
import { seedFestivals } from './festivals.js';
import { seedLists } from './lists.js';
import { seedPeople } from './people.js';
import { seedShowings } from './showings.js';
import { seedTitles } from './titles.js';

const titlesBySlug = new Map(seedTitles.map((title) => [title.slug, title]));
const people = new Set(seedPeople.map(({ slug }) => slug));
const honours = seedAwards.flatMap((body) =>
  body.editions.flatMap(({ year, categories }) =>
    categories.flatMap((category) =>
      category.nominees.map((nominee) => ({ body: body.slug, year, category: category.name, ...nominee })),
    ),
  ),
);

describe('awards', () => {
  it('are one annual in March, one annual in February and one biennial in February, in this order', () => {
    expect(seedAwards.map(({ frequency, usualMonth }) => [frequency, usualMonth])).toEqual([
      ['annual', 3],
      ['annual', 2],
      ['biennial', 2],
    ]);
  });

  it('list their editions newest first, none twice and none before the first', () => {
    for (const { editions, foundedYear } of seedAwards) {
      const years = editions.map(({ year }) => year);
      expect(years).toEqual([...new Set(years)].sort((one, other) => other - one));
      expect(Math.min(...years)).toBeGreaterThanOrEqual(foundedYear ?? Infinity);
    }
  });

  it('name a category once in an edition', () => {
    for (const { year, categories } of seedAwards.flatMap(({ editions }) => editions)) {
      const names = categories.map(({ name }) => `${year} ${name}`);
      expect(names).toEqual([...new Set(names)]);
    }
  });

  it('honour somebody or something, and by slug only what is in the seed', () => {
    expect(
      honours.filter(
        ({ title, person, name }) =>
          (title !== undefined && !titlesBySlug.has(title)) ||
          (person !== undefined && !people.has(person)) ||
          (title ?? person ?? name) === undefined,
      ),
    ).toEqual([]);
  });

  it('honour a title no earlier than the year before its release and no later than three years after', () => {
    expect(
      honours.filter(({ title, year }) => {
        const released = title === undefined ? undefined : titlesBySlug.get(title)?.releaseYear;
        return released !== undefined && (year < released - 1 || year > released + 3);
      }),
    ).toEqual([]);
  });

  it('honour people for titles in which they have a credit', () => {
    expect(
      honours.filter(
        ({ title, person }) =>
          title !== undefined &&
          person !== undefined &&
          !titlesBySlug.get(title)?.credits.some((credit) => credit.person === person),
      ),
    ).toEqual([]);
  });

  it('have winners and nominees', () => {
    expect(new Set(honours.map(({ won }) => won))).toEqual(new Set([true, false]));
  });

  it('have the winners of 2024 that the highlights show', () => {
    const winners = honours.filter(
      ({ body, year, won }) => body === seedAwards[0]?.slug && year === 2024 && won,
    );
    expect(winners.find(({ category }) => category === 'Best Movie')?.title).toBe('breath-of-life');
    expect(winners.find(({ category }) => category === 'Best Director')?.person).toBe('bb-sasore');
    expect(winners.find(({ category }) => category === 'Trailblazer')?.person).toBe('chimezie-imo');
  });
});

describe('festivals', () => {
  it('are four, usually in July, November, October and September', () => {
    expect(seedFestivals.map(({ usualMonth }) => usualMonth)).toEqual([7, 11, 10, 9]);
    expect(new Set(seedFestivals.map(({ slug }) => slug)).size).toBe(4);
  });
});

describe('lists', () => {
  it('have the names and the counts of the home page', () => {
    expect(
      seedLists.map(({ name, titles = [], people = [], itemNoun }) => [
        name,
        `${titles.length + people.length} ${itemNoun}`,
      ]),
    ).toEqual([
      ['Best Nollywood Movies of 2025', '12 Movies'],
      ['Rising African Directors', '8 Directors'],
      ['Must-Watch African Cinema', '25 Movies'],
    ]);
  });

  it('hold each entry once, and only what is in the seed', () => {
    for (const list of seedLists) {
      const items = [...(list.titles ?? []), ...(list.people ?? [])];
      expect(new Set(items).size).toBe(items.length);
      expect((list.titles ?? []).filter((slug) => titlesBySlug.get(slug)?.type !== 'MOVIE')).toEqual([]);
      expect((list.people ?? []).filter((slug) => !people.has(slug))).toEqual([]);
    }
  });

  it('count as Nollywood of 2025 only Nigerian films of that year', () => {
    expect(
      seedLists[0]?.titles?.filter((slug) => {
        const title = titlesBySlug.get(slug);
        return title?.releaseYear !== 2025 || title.countries[0] !== 'Nigeria';
      }),
    ).toEqual([]);
  });

  it('call directors those who have directed', () => {
    const directors = new Set(
      seedTitles.flatMap(({ credits }) =>
        credits.filter(({ roleCategory }) => roleCategory === 'DIRECTOR').map(({ person }) => person),
      ),
    );
    expect(seedLists[1]?.people?.filter((slug) => !directors.has(slug))).toEqual([]);
  });
});

describe('upcoming titles', () => {
  it('are four', () => {
    expect(seedTitles.filter(({ status }) => status === 'upcoming')).toHaveLength(4);
  });
});

describe('showings', () => {
  const currencies = new Map([
    ['Lagos', 'NGN'],
    ['Accra', 'GHS'],
    ['Nairobi', 'KES'],
    ['Cape Town', 'ZAR'],
    ['Cairo', 'EGP'],
    ['Casablanca', 'MAD'],
  ]);

  it('are of at least four released titles, in every city of the specification', () => {
    expect(new Set(seedShowings.map(({ title }) => title)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(seedShowings.map(({ city }) => city))).toEqual(new Set(currencies.keys()));
    expect(
      seedShowings.filter(({ title }) => (titlesBySlug.get(title)?.status ?? 'released') !== 'released'),
    ).toEqual([]);
    expect(seedShowings.filter(({ title }) => !titlesBySlug.has(title))).toEqual([]);
  });

  it('are in the money of their city', () => {
    expect(
      seedShowings.filter(
        ({ city, currency, price }) => currencies.get(city) !== currency || (price ?? 0) <= 0,
      ),
    ).toEqual([]);
  });

  it('are times of a day in their order, at a cinema that shows a title once', () => {
    for (const { times } of seedShowings) {
      expect(times.every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time))).toBe(true);
      expect(times).toEqual([...new Set(times)].sort());
    }
    const showings = seedShowings.map(({ title, cinema }) => `${title} ${cinema}`);
    expect(new Set(showings).size).toBe(showings.length);
  });

  it('say by the name of the chain that they are samples', () => {
    expect(seedShowings.filter(({ chain }) => !chain?.endsWith('(sample)'))).toEqual([]);
  });

  it('give one title more than three locations and one cinema more than four times, so that "+N more" is seen', () => {
    const locations = seedTitles.map(({ slug }) => seedShowings.filter(({ title }) => title === slug).length);
    const most = Math.max(...locations);
    expect(most).toBeGreaterThan(3);
    expect(Math.max(...seedShowings.map(({ times }) => times.length))).toBeGreaterThan(4);
  });
});
