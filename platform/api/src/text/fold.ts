/** Letters that NFKD leaves whole, with what a visitor types in their place. */
const PLAIN: Readonly<Record<string, string>> = {
  ɔ: 'o',
  ɛ: 'e',
  ǝ: 'e',
  ə: 'e',
  ŋ: 'n',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ɖ: 'd',
  ƒ: 'f',
  ɣ: 'g',
  ʋ: 'v',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};

const PLAIN_LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');

/**
 * Return a name as it is compared: lower case, without diacritics, apostrophes and punctuation, words one space apart,
 * `&` as "and".
 *
 * @example fold('Àjọ̀kẹ́’s Day!') // 'ajokes day'
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/gu, '')
    .replace(PLAIN_LETTERS, (letter) => PLAIN[letter] ?? letter)
    .replace(/['’‘ʼʻ`´]/gu, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}
