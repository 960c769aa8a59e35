/** Texts in one language, where there is no page around: in heads, and in the service worker. */
import type { Language } from '@sinima/contracts/languages';
import type { Catalogue, CompiledText, Message, MessageValues, Text } from '@sinima/contracts/text';

/** What the build makes of a message; outside of builds it is its English text. */
type CompiledMessage = string | readonly [id: string, english: CompiledText];

/** Return the texts of a catalogue; without one, of English. */
export function createText(language: Language, catalogue: Catalogue = {}): Text {
  const text = (message: Message, values: MessageValues = {}): string => {
    const compiled = message as CompiledMessage;
    const [id, english] = typeof compiled === 'string' ? ['', compiled] : compiled;
    const found = catalogue[id] ?? english;
    return typeof found === 'string' ? found : found(values);
  };
  const word = (english: string): string => {
    const found = catalogue[`=${english}`];
    return typeof found === 'string' ? found : english;
  };
  return Object.assign(text, { language, word });
}
