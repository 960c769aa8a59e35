/** @jest-environment node */
import { languageCodes, type Language } from '@sinima/contracts/languages';
import type { CardDeclaration } from '@sinima/contracts/social-card';
import { siteOfEachKind } from '../test/declared-site.ts';
import { readSubject } from './card-subject.ts';

const cards = siteOfEachKind().flatMap(({ owned }) =>
  Object.values(owned.pages).flatMap(({ card }) => card ?? []),
);
const subjectOf = (kind: string, found: object | undefined, language: Language = 'en') =>
  readSubject(
    cards.find((card) => card.kind === kind)!,
    'any',
    async () => found && { slug: 'any', ...found },
    language,
  );
const film = {
  displayTitle: 'Yeelen',
  type: 'MOVIE',
  releaseYear: 1987,
  countries: ['Mali', 'France'],
  genres: ['fantasy'],
};
const person = { name: 'Ada Obi', roles: ['Actor', 'Producer', 'Director', 'Writer'], country: 'Nigeria' };

describe('what is on a card', () => {
  it.each([
    ['a film', 'title', film, ['1987', 'Film', 'Mali']],
    ['a series', 'title', { ...film, type: 'SERIES' }, ['1987', 'Series', 'Mali']],
    ['a title of which little is known', 'title', { ...film, releaseYear: null, countries: [] }, ['Film']],
    ['a person', 'person', person, ['Actor, Producer, Director', 'Nigeria']],
    ['a person of whom little is known', 'person', { ...person, roles: [], country: null }, []],
    [
      'a person with long roles',
      'person',
      { ...person, roles: ['Production Designer', 'Costume Designer'], country: 'DR Congo and Belgium' },
      ['Production Designer', 'DR Congo and Belgium'],
    ],
    ['a list', 'list', { name: 'Best', itemCount: 12, itemNoun: 'Movies' }, ['List', '12 Movies']],
    [
      'a festival',
      'festival',
      { name: 'F', city: 'Tunis', country: 'Tunisia' },
      ['Festival', 'Tunis', 'Tunisia'],
    ],
    ['an award', 'award', { name: 'A', country: null }, ['Awards']],
  ] as const)('social card of %s says what is known', async (_what, kind, found, facts) => {
    expect((await subjectOf(kind, found))?.facts).toEqual(facts);
  });

  it.each([
    ['a film in French', 'title', { ...film, countries: ['Morocco'] }, 'fr', ['1987', 'Film', 'Maroc']],
    ['a series in Swahili', 'title', { ...film, type: 'SERIES' }, 'sw', ['1987', 'Tamthilia', 'Mali']],
    [
      'a festival in French',
      'festival',
      { city: 'Le Cap', country: 'South Africa' },
      'fr',
      ['Festival', 'Le Cap', 'Afrique du Sud'],
    ],
    [
      'a festival in Swahili',
      'festival',
      { city: 'Cairo', country: 'Egypt' },
      'sw',
      ['Tamasha', 'Cairo', 'Misri'],
    ],
    ['a title in Arabic', 'title', { ...film, countries: ['Tunisia'] }, 'ar', ['1987', 'فيلم', 'تونس']],
    ['a person in Arabic', 'person', person, 'ar', ['تمثيل، إنتاج، إخراج', 'نيجيريا']],
    ['a list in Swahili', 'list', { itemCount: 12, itemNoun: 'Movies' }, 'sw', ['Orodha', 'filamu 12']],
  ] as const)('social card of %s says it in that language', async (_what, kind, found, language, facts) => {
    expect((await subjectOf(kind, { name: 'F', ...found }, language))?.facts).toEqual(facts);
  });

  it.each([
    ['its original name', { originalTitle: 'ضوء', originalLanguage: 'ar' }, 'ar', 'ضوء'],
    [
      'another name',
      {
        alternativeTitles: [
          { title: 'La Lumière', language: 'fr' },
          { title: 'النور', language: 'ar' },
        ],
      },
      'ar',
      'النور',
    ],
    [
      'its name in Latin letters',
      { originalTitle: 'Nur', originalLanguage: 'ar-Latn', alternativeTitles: [] },
      'ar',
      'Yeelen',
    ],
    ['the name that pages show', { originalTitle: 'ضوء', originalLanguage: 'ar' }, 'en', 'Yeelen'],
    [
      'the name that pages show',
      { alternativeTitles: [{ title: 'La Lumière', language: 'fr' }] },
      'fr',
      'Yeelen',
    ],
  ] as const)('social card of a title has %s (%j) in %s', async (_what, names, language, name) => {
    expect((await subjectOf('title', { ...film, ...names }, language))?.name).toBe(name);
  });

  it('social card is from right to left in Arabic alone', async () => {
    const directions = await Promise.all(
      languageCodes.map(async (language) => (await subjectOf('title', film, language))?.direction),
    );
    expect(directions).toEqual(['ltr', 'ltr', 'rtl', 'ltr', 'ltr']);
  });

  it('social card keeps the cloth of the country in every language', async () => {
    const [english, french] = [
      await subjectOf('title', { ...film, countries: ['Morocco'] }),
      await subjectOf('title', { ...film, countries: ['Morocco'] }, 'fr'),
    ];
    expect(french?.country).toBe(english?.country);
  });

  it('social card has the cloth of the title: its country, genres and decade', async () => {
    expect(await subjectOf('title', film)).toMatchObject({
      cloth: 'poster',
      slug: 'any',
      country: 'Mali',
      genres: ['fantasy'],
      decade: 1980,
    });
  });

  it('social card has no subject where the site has no such page', async () => {
    expect(await subjectOf('title', undefined)).toBeUndefined();
  });

  it.each([
    ['a number and words', ['{count} songs'], { count: 12 }, ['12 songs']],
    ['a field that is not there', ['{city}', '{no.such}', 'Song'], { city: '' }, ['Song']],
    [
      'words for a value',
      ['{type}', '{types}'],
      { type: 'OST', types: ['OST', 'toString'] },
      ['Music', 'Music, toString'],
    ],
    ['an object where words should be', ['{city}'], { city: { name: 'Lagos' } }, []],
    ['a field of an object', ['{city.name}'], { city: { name: 'Lagos' } }, ['Lagos']],
  ])('social card of a remote says %s', async (_what, facts, record, said) => {
    const declared: CardDeclaration = {
      kind: 'song',
      api: '/api/songs/{slug}',
      name: 'name',
      facts,
      words: { OST: 'Music' },
      cloth: { shape: 'poster', country: 'name', genres: 'name', year: 'name' },
    };
    const subject = await readSubject(declared, 'any', async () => record, 'en');
    expect(subject).toMatchObject({
      slug: 'any',
      name: '',
      country: null,
      genres: [],
      decade: 0,
      facts: said,
    });
  });
});
