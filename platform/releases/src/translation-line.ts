/** How far a release is translated, for operators and teams. */
import { LANGUAGES, languageCodes, SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import type { BuiltRelease, TranslationFacts } from '@sinima/contracts/release';

function countsOf({ total, missing, draft }: TranslationFacts): string {
  const parts = [
    ...(missing > 0 ? [`${missing} missing`] : []),
    ...(draft > 0 ? [`${draft} ${draft === 1 ? 'draft' : 'drafts'}`] : []),
  ];
  return parts.length === 0 ? `all ${total} texts` : `${parts.join(', ')} of ${total}`;
}

/**
 * Say of each language how many texts of a release it lacks, and how many no speaker has reviewed.
 *
 * @example 'Français: 3 missing, 120 drafts of 240; Kiswahili: not translated'
 */
export function translationLine({ translations = {} }: Pick<BuiltRelease, 'translations'>): string {
  const others = languageCodes.filter((code) => code !== SOURCE_LANGUAGE);
  if (Object.keys(translations).length === 0) return 'in English alone';
  return others
    .map((code) => {
      const facts = translations[code];
      return `${LANGUAGES[code].name}: ${facts ? countsOf(facts) : 'not translated'}`;
    })
    .join('; ');
}
