/** The front's own texts. It has them all at hand: it needs them most where something fails. */
import { languageCodes, LANGUAGES, type Language } from '@sinima/contracts/languages';
import type { Catalogue, Text } from '@sinima/contracts/text';
import { createText } from '@sinima/runtime/create-text';
import ar from '../../messages/ar.po?from=texts';
import fr from '../../messages/fr.po?from=texts';
import pt from '../../messages/pt.po?from=texts';
import sw from '../../messages/sw.po?from=texts';

const catalogues: Readonly<Partial<Record<Language, Catalogue>>> = { fr, ar, pt, sw };

const texts = new Map(languageCodes.map((code) => [code, createText(code, catalogues[code])]));

/** Return the front's texts in a language. */
export const textIn = (language: Language): Text => texts.get(language)!;

/** Return the values of the attributes `lang` and `dir` of a document in a language. */
export const languageAttributes = (language: Language) => ({
  lang: language,
  dir: LANGUAGES[language].direction,
});
