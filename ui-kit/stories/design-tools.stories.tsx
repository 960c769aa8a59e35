import type { StoriesOf, Story } from '@sinima/testing/stories';
import { linkClass } from '../src/link/link.ts';
import { designTokens, themeTokens, tokensText } from '../src/tokens/design-tokens.ts';
import { tokensCss } from './token-sets.ts';

const files = {
  'tokens.json': designTokens(tokensCss),
  'light.tokens.json': themeTokens(tokensCss, 'light'),
  'dark.tokens.json': themeTokens(tokensCss, 'dark'),
};

export default {
  title: 'Foundations/For design tools',
  parameters: {
    docs: {
      description: {
        component: `The tokens in the format of the Design Tokens Community Group. For tools that read a file for each theme there is one of each, in which both have the same names.`,
      },
    },
  },
} satisfies StoriesOf;

export const download: Story = {
  render: () => (
    <ul>
      {Object.entries(files).map(([name, tokens]) => (
        <li key={name}>
          <a
            className={linkClass({ variant: 'text' })}
            download={name}
            href={`data:application/json,${encodeURIComponent(tokensText(tokens))}`}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  ),
};
