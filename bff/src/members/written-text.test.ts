import { nameFault, normalizedText, textFault } from './written-text.js';

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
  ['A' + '\u0301'.repeat(8), 'too many marks'],
  ['— …', 'a letter or a digit'],
  ['Ami\nna', 'on one line'],
])('the display name %j is refused: %s', (name, reason) => {
  expect(nameFault(name)).toContain(reason);
});

it('a bio has lines, and nothing unseen', () => {
  expect(textFault('The bio', normalizedText('Films.\r\nAnd series. '))).toBeUndefined();
  expect(normalizedText('Films.\r\nAnd series. ')).toBe('Films.\nAnd series.');
  expect(textFault('The bio', 'a\u2066b')).toBe(
    'The bio contains an invisible character or one that turns the direction of the text.',
  );
});
