import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { WriteReview } from '../reviews/member-review.dto.ts';
import { lengthOf, normalizedText, textFault } from '@sinima/api/text/written-text';

const faultsOf = (text: unknown): string[] =>
  validateSync(plainToInstance(WriteReview, { text, hasSpoilers: false })).flatMap(({ constraints }) =>
    Object.values(constraints ?? {}),
  );

it.each([
  ['<script>alert(1)</script> & "quotes"'],
  ['Àjọ̀kẹ́ Ọlábísí'],
  ['أمينة تحب السينما'],
  ['👩🏾‍🎤 sings'],
  ['Two\n\nparagraphs'],
])('%j can be written', (text) => {
  expect(faultsOf(text)).toEqual([]);
});

it.each([
  ['the direction is turned', 'good\u202edab'],
  ['a word is joined in secret', 'spa\u200bm'],
  ['a soft hyphen hides', 'spa\u00adm'],
  ['a tag hides', 'hi\u{e0041}'],
  ['a blank letter', 'a\u3164b'],
  ['half a character', 'a\ud800b'],
  ['a control character', 'a\u0007b'],
  ['marks are piled', `a${'\u0301'.repeat(8)}`],
])('a text is refused where %s', (_what, text) => {
  expect(textFault(text)).toBeDefined();
  expect(faultsOf(text)).toHaveLength(1);
});

it('a text is stored in one Unicode form, with plain ends of lines', () => {
  expect(normalizedText('  Cafe\u0301\r\nsoir\tnoir ')).toBe('Caf\u00e9\nsoir noir');
});

it('lengths count characters, not halves of them', () => {
  expect(lengthOf('👏'.repeat(3))).toBe(3);
  expect(faultsOf('👏'.repeat(10_000))).toEqual([]);
  expect(faultsOf('a'.repeat(10_001))).toEqual(['text has 10001 characters; 10000 are allowed']);
});

it.each([[''], ['   '], [null], [7], [undefined]])('%j is no text', (text) => {
  expect(faultsOf(text)).toHaveLength(1);
});
