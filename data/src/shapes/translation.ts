/** Texts of a record in the languages of the site other than English. */
import type { Language } from '@sinima/contracts/languages';
import { z } from 'zod';
import { text } from './field-shapes.ts';

const translation = z.strictObject({
  text: text.min(20, 'is too short').max(600, 'is too long: as long as the English text'),
  of: z
    .string()
    .regex(/^[a-p]{8}$/, 'is no mark of a text: eight letters, which npm run data -- check tells')
    .describe(
      'The mark of the English text that it translates. If that text changes, the translation is no longer shown.',
    ),
  isDraft: z
    .literal(true)
    .optional()
    .describe('No speaker of the language has reviewed it; left out once one has.'),
});

const one = translation.optional();

/** Translations of one text, by language. */
export const translations = z
  .strictObject({ fr: one, ar: one, pt: one, sw: one } satisfies Record<Exclude<Language, 'en'>, typeof one>)
  .refine((known) => Object.keys(known).length > 0, 'is empty: add a language, or take the line out')
  .optional();
export type TranslationsFacts = NonNullable<z.infer<typeof translations>>;
