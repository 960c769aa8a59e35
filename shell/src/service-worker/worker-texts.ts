/** The worker's own texts: it has them all, since it may have no network to fetch them from. */
import { languageCodes, LANGUAGES, type Language } from '@sinima/contracts/languages';
import type { Catalogue, Text } from '@sinima/contracts/text';
import { createText } from '@sinima/runtime/create-text';
import ar from '../../messages/ar.po?from=service-worker';
import fr from '../../messages/fr.po?from=service-worker';
import pt from '../../messages/pt.po?from=service-worker';
import sw from '../../messages/sw.po?from=service-worker';

const catalogues: Readonly<Partial<Record<Language, Catalogue>>> = { fr, ar, pt, sw };

const texts = new Map(languageCodes.map((code) => [code, createText(code, catalogues[code])]));

/** Return the worker's texts in a language. */
export const textIn = (language: Language): Text => texts.get(language)!;

/** Return the attributes of a document in a language. */
export const languageAttributes = (language: Language): string =>
  `lang="${language}" dir="${LANGUAGES[language].direction}"`;
