/** `npm run workbench -- tokens`: writes `ui-kit/tokens.json` anew from `tokens.css`. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packageDir } from '@sinima/build/workspace';
import { designTokens, tokensText } from '../../../ui-kit/src/tokens/design-tokens.ts';

const kit = packageDir('@sinima/ui-kit');
const css = await readFile(path.join(kit, 'src/tokens/tokens.css'), 'utf8');
await writeFile(path.join(kit, 'tokens.json'), tokensText(designTokens(css)));
