/**
 * The findings for which an edit is held. Each is stored as its English sentence, which is its key, too: versions of this part that
 * run side by side understand it, and programs that read `checks`.
 */
import { textIn } from '@sinima/api/text/page-text';
import { SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';
import type { Message } from '@sinima/contracts/text';
import * as messages from './findings.messages.ts';

/** Return a finding as it is stored. */
export const storedFinding = (message: Message): string => textIn(SOURCE_LANGUAGE)(message);

/** Return a stored finding in a language; in English, where it has no translation, or its sentence is one of a former version. */
export const findingIn = (language: Language, stored: string): string =>
  textIn(language, messages).word(stored);
