/** Values of records in the visitor’s language: in the browser, too, where a word’s translation comes with its vocabulary. */
import '@sinima/catalogue-ui/words/former-countries';
import '@sinima/catalogue-ui/words/genres';
import '@sinima/catalogue-ui/words/languages';
import '@sinima/catalogue-ui/words/roles';

export { creditWords, roleName } from '../../api/shapes/role-words.ts';
export { fieldWord, valueWords } from '../../api/shapes/value-words.ts';
