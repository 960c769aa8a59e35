import type { StoriesOf, Story } from '@sinima/testing/stories';
import type { Token } from '../src/tokens/read-tokens.ts';
import { tokens } from './token-sets.ts';
import styles from './scales.module.css';

const ofKind = (tokens: readonly Token[], kind: string): Token[] =>
  tokens.filter(({ name }) => name.startsWith(`${kind}-`));

/** A token's name and value, under what it looks like. */
const Label = ({ token: { name, value } }: { token: Token }) => (
  <span className={styles.label}>
    <b>{name}</b> <code>{value}</code>
  </span>
);

export default {
  title: 'Foundations/Motion',
  parameters: {
    docs: {
      description: {
        component: `How long a change may take. Point at a strip, or give it the focus; for those who ask for less motion it takes no time.`,
      },
    },
  },
} satisfies StoriesOf;

type Shown = Story;

export const all: Shown = {
  render: () => (
    <ul className={styles.lines}>
      {ofKind(tokens, 'motion').map((token) => (
        <li key={token.name}>
          <button
            type="button"
            className={styles.mover}
            style={{ transitionDuration: `var(--${token.name})` }}
          >
            {token.name}
          </button>
          <Label token={token} />
        </li>
      ))}
    </ul>
  ),
};
