/** Values of records as pages of forms show them, which are English. */
import { isCredit, roleInWords, slugInWords, type Credit } from '../shapes/credit.ts';
import { itemsOf, itemText } from '../shapes/value-text.ts';

/** @example creditInWords({ person: 'genevieve-nnaji', role: 'ACTOR', characterName: 'Adaeze' }) // 'Genevieve Nnaji, Actor: Adaeze' */
function creditInWords({ person, role, characterName }: Credit): string {
  const character = characterName === undefined ? '' : `: ${characterName}`;
  return `${slugInWords(person)}, ${roleInWords(role)}${character}`;
}

/** Return a value as people read it, an item of a list a line; nothing: there is none. */
export const valueTexts = (value: unknown): string[] =>
  itemsOf(value).map((item) => (isCredit(item) ? creditInWords(item) : itemText(item)));
