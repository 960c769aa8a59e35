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
  title: 'Foundations/Type',
  parameters: {
    docs: { description: { component: `The sizes in both faces; the large ones grow with the screen.` } },
  },
} satisfies StoriesOf;

type Shown = Story;

export const all: Shown = {
  render: () => (
    <ul className={styles.lines}>
      {ofKind(tokens, 'text').map((token) => (
        <li key={token.name}>
          <Label token={token} />
          <p className={styles.headline} style={{ fontSize: `var(--${token.name})` }}>
            Yeelen, Finyè, Waati
          </p>
          <p style={{ fontSize: `var(--${token.name})` }}>Àjọ̀kẹ́ na Ɔkɔmfo</p>
        </li>
      ))}
    </ul>
  ),
};
