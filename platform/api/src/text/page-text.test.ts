import { textIn } from './page-text.ts';

/** As the build of a part makes them. */
const compiled = (texts: object): string => texts as unknown as string;

const films = compiled({
  en: ({ count }: { count: number }) => `${count} films`,
  fr: ({ count }: { count: number }) => `${count} œuvres`,
});
const save = compiled({ en: 'Save', ar: 'حفظ' });
const words = { genreDrama: compiled({ en: 'drama', fr: 'drame' }) };

it('a message is said in the language of the page, and in English where it has no translation', () => {
  expect([textIn('fr')(films, { count: 2 }), textIn('sw')(films, { count: 2 })]).toEqual([
    '2 œuvres',
    '2 films',
  ]);
  expect([textIn('ar')(save), textIn('en')(save)]).toEqual(['حفظ', 'Save']);
});

it('outside of builds a message is its English text', () => {
  expect(textIn('fr')('Save')).toBe('Save');
});

it('a word of records is found by its English word, and stays where it is none', () => {
  expect([
    textIn('fr', words).word('drama'),
    textIn('fr', words).word('heist'),
    textIn('fr').word('drama'),
  ]).toEqual(['drame', 'heist', 'drama']);
});
