import { textIn, textMark } from './text-in.ts';

const plot = 'A woman opens a cinema.';
const fr = { text: 'Une femme ouvre un cinéma.', of: textMark(plot), isDraft: true };

it('a text is in the language that is asked for, where it has a translation', () => {
  expect(textIn(plot, { fr }, 'fr')).toEqual({ text: fr.text, language: 'fr', isDraft: true });
  expect(textIn(plot, { fr: { text: fr.text, of: fr.of } }, 'fr')).toMatchObject({ isDraft: false });
});

it.each([
  ['there is no translation', undefined, 'fr'],
  ['there is none into that language', { fr }, 'ar'],
  ['English is asked for', { fr }, 'en'],
  ['the text has changed since', { fr: { ...fr, of: textMark('A woman opens a shop.') } }, 'fr'],
] as const)('a text is in English where %s', (_where, translations, language) => {
  expect(textIn(plot, translations, language)).toEqual({ text: plot, language: 'en', isDraft: false });
});

it('the mark of a text has eight letters, and is that of no other text', () => {
  expect(textMark(plot)).toMatch(/^[a-p]{8}$/);
  expect(textMark(`${plot} `)).not.toBe(textMark(plot));
});
