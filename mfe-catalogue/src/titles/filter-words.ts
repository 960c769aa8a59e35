import { languageName } from '@sinima/catalogue-ui/language-name';
import type { Text } from '@sinima/contracts/text';
import * as messages from './titles.messages.ts';

/** Return what ten years are called, e.g. "1990s". */
export const decadeLabel = (decade: number, text: Text): string =>
  text(messages.decadeName, { year: String(decade) });

/** Return what a language is called, given by its English name: in its own spelling where that differs by marks alone. */
export const languageLabel = (language: string, text: Text): string =>
  text.language === 'en' && language.toLowerCase() === 'yoruba' ? 'Yorùbá' : languageName(language, text);
