/** Letters of the languages that the faces are made for: what the tests shape and the workbench shows. */

/** Letters with the marks that the languages set on them, as they are typed. */
export const toned = {
  Yoruba: { letters: 'aeẹioọumnAEẸIOỌUMN', marks: '\u0300\u0301\u0304' },
  Igbo: { letters: 'aeiịoọuụmnAEIỊOỌUỤMN', marks: '\u0300\u0301\u0304' },
  Hausa: { letters: 'aeiouAEIOU', marks: '\u0300\u0301\u0302' },
  Ewe: { letters: 'aeɛioɔuŋAEƐIOƆUŊ', marks: '\u0300\u0301\u0302\u0303\u030c' },
  Twi: { letters: 'aeɛioɔuAEƐIOƆU', marks: '\u0300\u0301\u0303' },
} as const;

/** Further letters, which bear no tone mark. */
export const plain = {
  Yoruba: 'gbṣṢ',
  Igbo: 'ṅṄ',
  Hausa: 'ɓƁɗƊƙƘƴƳʼ',
  Ewe: 'ɖƉƒƑɣƔʋƲ',
  Wolof: 'àéëñŋóÀÉËÑŊÓ',
  French: 'àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ«»’…–—',
} as const;
