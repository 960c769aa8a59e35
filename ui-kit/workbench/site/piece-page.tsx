import type { ReactNode } from 'react';
import { linkClass } from '../../src/link/link.ts';
import { CopyButton } from './copy-button.tsx';
import { PropsTables } from './props-tables.tsx';
import { Sentence } from './sentence.tsx';
import type { Piece, PieceEntry } from './site-shapes.ts';
import { StateFrame } from './state-frame.tsx';
import { Switches } from './switches.tsx';
import styles from './piece-page.module.css';

function Lines({ lines }: { lines: readonly string[] }): ReactNode {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>
          <Sentence text={line} />
        </li>
      ))}
    </ul>
  );
}

function Advice({ piece }: { piece: Piece }): ReactNode {
  const lists = [
    { name: 'Do', lines: piece.do, look: styles.do },
    { name: 'Do not', lines: piece.dont, look: styles.dont },
  ].filter(({ lines }) => lines.length > 0);
  if (lists.length === 0) return null;
  return (
    <div className={styles.advice}>
      {lists.map(({ name, lines, look }) => (
        <section key={name} className={`${styles.advised} ${look}`}>
          <h2 className={styles.adviceName}>{name}</h2>
          <Lines lines={lines} />
        </section>
      ))}
    </div>
  );
}

function Neighbours({ piece, entries, base }: PiecePageProps): ReactNode {
  const place = entries.findIndex(({ id }) => id === piece.id);
  const neighbours = [
    { entry: entries[place - 1], word: 'Before' },
    { entry: entries[place + 1], word: 'Next' },
  ];
  return (
    <nav aria-label="Neighbours" className={styles.neighbours}>
      {neighbours.map(({ entry, word }) =>
        entry ? (
          <a key={word} className={linkClass({ variant: 'text' })} href={`${base}${entry.href}`}>
            {word}: {entry.name}
          </a>
        ) : (
          <span key={word} />
        ),
      )}
    </nav>
  );
}

interface PiecePageProps {
  piece: Piece;
  entries: readonly PieceEntry[];
  base: string;
}

/** A piece: what it is for, each state, what to do and not, what it takes, and how it is heard. */
export function PiecePage({ piece, entries, base }: PiecePageProps): ReactNode {
  return (
    <article className={styles.piece}>
      <p className={styles.group}>{piece.group}</p>
      <h1 className={styles.name}>{piece.name}</h1>
      <p className={styles.about}>
        <Sentence text={piece.about} />
      </p>
      <ul className={styles.sources}>
        {piece.sources.map((source) => (
          <li key={source} className={styles.source}>
            <code>{source}</code>
            <CopyButton text={source} what={source} />
          </li>
        ))}
      </ul>
      {piece.problem === undefined ? null : (
        <p role="alert" className={styles.problem}>
          This piece cannot be shown: {piece.problem}
        </p>
      )}
      {piece.states.length === 0 ? null : (
        <section aria-label="States">
          <h2 className={styles.heading}>States</h2>
          <Switches />
          <div className={styles.states}>
            {piece.states.map((state) => (
              <StateFrame key={state.key} piece={piece} state={state} base={base} />
            ))}
          </div>
        </section>
      )}
      <Advice piece={piece} />
      {piece.accessibility.length === 0 ? null : (
        <section>
          <h2 className={styles.heading}>Accessibility</h2>
          <Lines lines={piece.accessibility} />
        </section>
      )}
      {piece.props.length === 0 ? null : (
        <section>
          <h2 className={styles.heading}>Props</h2>
          <PropsTables tables={piece.props} />
        </section>
      )}
      <Neighbours piece={piece} entries={entries} base={base} />
    </article>
  );
}
