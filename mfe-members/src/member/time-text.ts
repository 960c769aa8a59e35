import { LANGUAGES, type Language } from '@sinima/contracts/languages';

/** Return a time as its language writes it, in English `Jan 16, 2026, 7:30 PM UTC`, the same in every time zone. */
export function timeText(time: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LANGUAGES[language].locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(new Date(time))} UTC`;
}
