import type { Language } from '@sinima/contracts/languages';
import { Schema } from 'mongoose';

const translation = new Schema(
  {
    text: { type: String, required: true },
    /** The mark of the English text that it translates. */
    of: { type: String, required: true },
    isDraft: Boolean,
  },
  { _id: false },
);

/** Translations of one text, by language. */
export const translations = new Schema(
  { fr: translation, ar: translation, pt: translation, sw: translation } satisfies Record<
    Exclude<Language, 'en'>,
    typeof translation
  >,
  { _id: false },
);
