import type { Token } from '../../src/tokens/read-tokens.ts';
import type { Exhibit } from '../exhibit.tsx';
import styles from './scales.module.css';

const ofKind = (tokens: readonly Token[], kind: string): Token[] =>
  tokens.filter(({ name }) => name.startsWith(`${kind}-`));

/** A token's name and value, under what it looks like. */
const Label = ({ token: { name, value } }: { token: Token }) => (
  <span className={styles.label}>
    <b>{name}</b> <code>{value}</code>
  </span>
);

export const typeScale: Exhibit = {
  exports: ['./tokens.css', './tailwind-theme.css'],
  name: 'Type',
  group: 'Foundations',
  note: 'The sizes in both faces; the large ones grow with the screen.',
  Show: ({ tokens }) => (
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

export const space: Exhibit = {
  exports: ['./tokens.css'],
  name: 'Space',
  group: 'Foundations',
  note: 'The distances between things.',
  Show: ({ tokens }) => (
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

export const shape: Exhibit = {
  exports: ['./tokens.css'],
  name: 'Shape',
  group: 'Foundations',
  note: 'Corners, shadows, and the narrow strip of weave for edges.',
  Show: ({ tokens }) => (
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

export const motion: Exhibit = {
  exports: ['./tokens.css'],
  name: 'Motion',
  group: 'Foundations',
  note: 'How long a change may take. Point at a strip, or give it the focus; for those who ask for less motion it takes no time.',
  Show: ({ tokens }) => (
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
