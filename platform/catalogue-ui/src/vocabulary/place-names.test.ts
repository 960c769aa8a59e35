/** @jest-environment node */
import { createText } from '@sinima/runtime/host';
import ar from '../../messages/ar.po';
import fr from '../../messages/fr.po';
import { languageName } from './language-name.ts';
import { countryName } from './place-names.ts';

it.each([
  ['en', 'Ivory Coast', 'Ivory Coast'],
  ['fr', 'Ivory Coast', 'Côte d’Ivoire'],
  ['fr', 'Nigeria', 'Nigeria'],
  ['ar', 'Egypt', 'مصر'],
  ['pt', 'Mozambique', 'Moçambique'],
  ['sw', 'Kenya', 'Kenya'],
  ['fr', 'East Germany', 'East Germany'],
] as const)('in %s, %s is %s', (language, name, local) => {
  expect(countryName(name, createText(language))).toBe(local);
});

it.each([
  ['fr', 'Yoruba', 'yoruba'],
  ['ar', 'French', 'الفرنسية'],
  ['fr', 'Nigerian Pidgin', 'pidgin nigérian'],
  ['fr', 'Hottentot', 'Hottentot'],
] as const)('in %s, the language %s is %s', (language, name, local) => {
  expect(languageName(name, createText(language, { fr, ar }[language]))).toBe(local);
});
