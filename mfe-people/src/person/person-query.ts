import { textsIn } from '@sinima/catalogue-ui/texts-in';
import type { Language } from '@sinima/contracts/languages';
import { apiQuery } from '@sinima/runtime';

/** The person of a slug, with their biography in a language; an id finds them too. */
export const personQuery = (slug: string, language: Language) =>
  apiQuery('/api/people/slug/{slug}', { path: { slug }, ...textsIn(language) });
