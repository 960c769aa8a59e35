/** The tokens as `tokens.css` defines them, for the pages that show them. */
import { readMoreContrast, readTokens } from '../src/tokens/read-tokens.ts';
import tokensCss from '../src/tokens/tokens.css?raw';

export const tokens = readTokens(tokensCss);
export const moreContrast = readMoreContrast(tokensCss);
export { tokensCss };
