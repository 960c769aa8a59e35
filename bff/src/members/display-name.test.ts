import { normalizedText } from '@sinima/api/text/written-text';
import { firstDisplayName, nameFault, sentenceOfFault } from './display-name.js';

it.each(['Amina', 'Àjọ̀kẹ́ Ọlábísí', 'ɛnyɔ Ŋkrumah', 'أمينة', 'አሚና', 'Нина', 'N’Golo K. 2', 'Kofi Αθηνά'])(
  'the display name %s can be had',
  (name) => {
    expect(nameFault(normalizedText(name))).toBeUndefined();
  },
);

it.each([
  ['Аmina', 'mixes letters of several scripts'],
  ['Aminα', 'mixes letters of several scripts'],
  ['Ami\u202ena', 'invisible character'],
  ['Ami\u200bna', 'invisible character'],
  ['A\u0000', 'invisible character'],
  ['\u3164', 'invisible character'],
  ['Ami\u{e0041}na', 'invisible character'],
  ['Ami\ud800na', 'invisible character'],
  ['A' + '\u0301'.repeat(8), 'too many marks'],
  ['— …', 'a letter or a digit'],
  ['Ami\nna', 'on one line'],
])('the display name %j is refused: %s', (name, reason) => {
  expect(nameFault(name)).toContain(reason);
});

it('a bio has lines, and nothing unseen', () => {
  expect(sentenceOfFault('The bio', normalizedText('Films.\r\nAnd series. '))).toBeUndefined();
  expect(normalizedText('Films.\r\nAnd series. ')).toBe('Films.\nAnd series.');
  expect(sentenceOfFault('The bio', 'a\u2066b')).toBe(
    'The bio contains an invisible character or one that turns the direction of the text.',
  );
});

it.each([
  ['Amina', 'Amina'],
  [' Amina ', 'Amina'],
  [undefined, 'member-abc'],
  ['', 'member-abc'],
  ['Ami\u202ena', 'member-abc'],
  ['\u3164', 'member-abc'],
  ['x'.repeat(51), 'member-abc'],
])('a new member whom the provider calls %j is called %s', (told, name) => {
  expect(firstDisplayName(told, 'member-abc')).toBe(name);
});
