/** Letters that NFKD leaves whole, with the letters that visitors type in their place. */
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
  // Arabic letters that writers use for each other. NFKD parts the forms of alef, waw and ya from their hamza.
  ة: 'ه',
  ى: 'ي',
  ٱ: 'ا',
  // Letters of Persian keyboards for those of Arabic ones.
  ی: 'ي',
  ک: 'ك',
  ء: '',
};

const PLAIN_LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');

/**
 * Diacritics of Latin letters; of Arabic letters the short vowels, hamza, madda, the dagger alef, marks of recitation and the
 * tatweel; marks that nobody sees, such as those of direction.
 */
const DIACRITICS = /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]|\p{Cf}/gu;

/** Value of a digit of any script: `٣` is 3. Digits of a script are consecutive and begin with their zero. */
function digitValue(digit: string): string {
  let zero = digit.codePointAt(0)!;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((digit.codePointAt(0)! - zero) % 10);
}

/**
 * Return a name as it is compared: lower case, without diacritics, apostrophes and punctuation, words one space apart,
 * `&` as "and", digits as 0 to 9. Of Arabic, spellings that differ by hamza, vowels, `ة` or `ى` alone are equal.
 *
 * @example fold('Àjọ̀kẹ́’s Day!') // 'ajokes day'
 * @example fold('القاهرة ٣٠') // 'القاهره 30'
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(DIACRITICS, '')
    .replace(PLAIN_LETTERS, (letter) => PLAIN[letter] ?? letter)
    .replace(/['’‘ʼʻ`´]/gu, '')
    .replace(/[^\P{Nd}0-9]/gu, digitValue)
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}
