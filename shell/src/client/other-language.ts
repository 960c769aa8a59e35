import { isLanguage, type Language } from '@sinima/contracts/languages';

/** Return the first language of the browser that the site speaks, where it is another than the page's. */
export function otherLanguage(
  language: Language,
  preferred: readonly string[] = navigator.languages,
): Language | undefined {
  const first = preferred.map((tag) => tag.split('-', 1)[0]!.toLowerCase()).find(isLanguage);
  return first === language ? undefined : first;
}
