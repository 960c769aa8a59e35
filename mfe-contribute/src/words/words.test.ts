/** @jest-environment node */
import { createText } from '@sinima/runtime/host';
import { fieldLabel } from '../../api/shapes/field-label.ts';
import { valueWords } from '../../api/shapes/value-words.ts';
import { languageOfValue } from './value-language.ts';

const english = createText('en');
const french = createText('fr');

it('a field that no form has is called as the files name it', () => {
  expect(fieldLabel('constructor', english)).toBe('constructor');
});

it.each([
  ['countries', ['Ivory Coast', 'Atlantis'], ['Côte d’Ivoire', 'Atlantis']],
  ['languages', ['Yoruba'], ['yoruba']],
  ['releaseYear', 2018, ['2018']],
  ['ids', { imdb: 'tt1' }, ['imdb: tt1']],
  ['runtimeMins', undefined, []],
])('in French, %s %j read %j', (field, value, words) => {
  expect(valueWords(field, value, french)).toEqual(words);
});

it('a plot is English on pages in other languages, a title is not', () => {
  expect(languageOfValue('plotSummary', french)).toEqual({ lang: 'en', dir: 'ltr' });
  expect(languageOfValue('plotSummary', english)).toEqual({});
  expect(languageOfValue('displayTitle', french)).toEqual({});
});
