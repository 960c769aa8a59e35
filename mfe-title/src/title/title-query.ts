import { textsIn } from '@sinima/catalogue-ui/texts-in';
import type { Language } from '@sinima/contracts/languages';
import { apiQuery } from '@sinima/runtime';

/** The title of a slug, with its plot in a language; an id finds it too. */
export const titleQuery = (slug: string, language: Language) =>
  apiQuery('/api/titles/slug/{slug}', { path: { slug }, ...textsIn(language) });
