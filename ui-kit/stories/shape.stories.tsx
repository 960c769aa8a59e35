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
  title: 'Foundations/Shape',
  parameters: {
    docs: { description: { component: `Corners, shadows, and the narrow strip of weave for edges.` } },
  },
} satisfies StoriesOf;

type Shown = Story;

export const all: Shown = {
  render: () => (
    <ul className={styles.boxes}>
      {ofKind(tokens, 'radius').map((token) => (
        <li key={token.name}>
          <span className={styles.box} style={{ borderRadius: `var(--${token.name})` }} />
          <Label token={token} />
        </li>
      ))}
      {ofKind(tokens, 'shadow').map((token) => (
        <li key={token.name}>
          <span className={styles.box} style={{ boxShadow: `var(--${token.name})` }} />
          <Label token={token} />
        </li>
      ))}
      <li>
        <span className={`${styles.box} ${styles.weave}`} />
        <span className={styles.label}>
          <b>weave</b>
        </span>
      </li>
    </ul>
  ),
};
