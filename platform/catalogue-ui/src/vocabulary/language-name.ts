/** Names of languages in the visitor's language, by the English names of the catalogue. */
import './languages.words.ts';

export { languageName } from '@sinima/contracts/place-names';
