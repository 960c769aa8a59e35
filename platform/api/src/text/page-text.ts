/** Texts of pages that parts of the API write, in the language of the page that leads to them. */
import { SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';
import type { CompiledText, Message, MessageValues, Text } from '@sinima/contracts/text';

/** A message as the build of a part compiles it; without a build it is its English text. */
type CompiledMessage = string | Readonly<Partial<Record<Language, CompiledText>>>;

/** Return what says a message in a language; in English, where it has no translation. */
function compiledIn(language: Language, message: Message): CompiledText {
  const compiled = message as CompiledMessage;
  return typeof compiled === 'string' ? compiled : (compiled[language] ?? compiled[SOURCE_LANGUAGE] ?? '');
}

function say(language: Language, message: Message, values: MessageValues = {}): string {
  const text = compiledIn(language, message);
  return typeof text === 'string' ? text : text(values);
}

/**
 * Return the texts of a part in a language.
 *
 * @param words words of records, by any name: all that a `*.words.ts` exports
 * @example const text = textIn('fr'); text(messages.yourRating) // 'Votre note'
 */
export function textIn(language: Language, words: Readonly<Record<string, Message>> = {}): Text {
  const text = (message: Message, values?: MessageValues): string => say(language, message, values);
  const word = (english: string): string => {
    const known = Object.values(words).find((each) => say(SOURCE_LANGUAGE, each) === english);
    return known === undefined ? english : text(known);
  };
  return Object.assign(text, { language, word });
}
