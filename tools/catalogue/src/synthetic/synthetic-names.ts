import { NAME_PARTS, type Tradition } from './name-parts.ts';
import type { RecordRandom } from './record-random.ts';
import { ADJECTIVES, NOUNS, PLACES } from './synthetic-vocabulary.ts';

/** A made-up name of a person. */
export function personName(random: RecordRandom, tradition: Tradition): string {
  const { given, begins, ends } = NAME_PARTS[tradition];
  const middle = random.happens(0.2) ? ` ${random.pick(given)}` : '';
  return `${random.pick(given)}${middle} ${random.pick(begins)}${random.pick(ends)}`.normalize('NFC');
}

/** A made-up name of a film or series. */
export function titleName(random: RecordRandom, tradition: Tradition): string {
  const { given, words } = NAME_PARTS[tradition];
  const number = random.happens(0.06) ? ` ${2 + random.below(3)}` : '';
  const forms = [
    () => `The ${random.pick(ADJECTIVES)} ${random.pick(NOUNS)}`,
    () => `${random.pick(ADJECTIVES)} ${random.pick(NOUNS)} of ${random.pick(PLACES)}`,
    () => `${random.pick(given)}’s ${random.pick(NOUNS)}`,
    () => `${random.pick(words)} ${random.pick(words)}`,
    () => `${random.pick(words)}: The ${random.pick(NOUNS)} and the ${random.pick(NOUNS)}`,
    () => `${random.pick(given)} and the ${random.pick(ADJECTIVES)} ${random.pick(NOUNS)}`,
  ];
  return `${random.pick(forms)()}${number}`.normalize('NFC');
}
