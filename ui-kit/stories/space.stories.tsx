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
  title: 'Foundations/Space',
  parameters: { docs: { description: { component: `The distances between things.` } } },
} satisfies StoriesOf;

type Shown = Story;

export const all: Shown = {
  render: () => (
    <ul className={styles.lines}>
      {ofKind(tokens, 'space').map((token) => (
        <li key={token.name}>
          <span className={styles.bar} style={{ inlineSize: `var(--${token.name})` }} />
          <Label token={token} />
        </li>
      ))}
    </ul>
  ),
};
