import { englishData } from '@sinima/catalogue-ui/english-data';
import type { Text } from '@sinima/contracts/text';

/** Fields with English sentences and words. */
const ENGLISH: ReadonlySet<string> = new Set([
  'bio',
  'description',
  'itemNoun',
  'nationality',
  'plotSummary',
  'synopsis',
  'trivia',
]);

/** Return the attributes of an element that holds the value of a field: on pages in other languages, it says that the value is English. */
export const languageOfValue = (field: string, text: Text): ReturnType<typeof englishData> =>
  ENGLISH.has(field) ? englishData(text) : {};
