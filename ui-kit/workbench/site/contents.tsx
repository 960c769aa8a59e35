import { useEffect, useRef, useState, type ReactNode } from 'react';
import { TextField } from '../../src/field/fields.tsx';
import { linkClass } from '../../src/link/link.ts';
import { searchPieces } from './search.ts';
import type { PieceEntry } from './site-shapes.ts';
import styles from './contents.module.css';

/** Pieces in their groups, each group where its first piece stands. */
export function inGroups(pieces: readonly PieceEntry[]): [string, PieceEntry[]][] {
  const groups = new Map<string, PieceEntry[]>();
  for (const piece of pieces) groups.set(piece.group, [...(groups.get(piece.group) ?? []), piece]);
  return [...groups];
}

interface ContentsProps {
  entries: readonly PieceEntry[];
  base: string;
  /** The id of the piece whose page this is. */
  current?: string | undefined;
}

function EntryLinks({ entries, base, current }: ContentsProps): ReactNode {
  return (
    <ul className={styles.list}>
      {entries.map(({ id, name, href }) => (
        <li key={id}>
          <a
            className={`${linkClass({ variant: 'quiet' })} ${styles.link}`}
            href={`${base}${href}`}
            aria-current={id === current ? 'page' : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The search over all pieces, and the ways to them. "/" brings the keyboard to it, Enter opens what fits best. */
export function Contents({ entries, base, current }: ContentsProps): ReactNode {
  const [query, setQuery] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const found = searchPieces(entries, query);
  const [best] = found;

  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.matches('input, select, textarea');
      if (event.key !== '/' || isTyping) return;
      event.preventDefault();
      form.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', focusOnSlash);
    return () => document.removeEventListener('keydown', focusOnSlash);
  }, []);

  return (
    <div className={styles.contents}>
      <form
        ref={form}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          if (best) location.assign(`${base}${best.href}`);
        }}
      >
        <TextField
          label="Search the pieces"
          hideLabel
          type="search"
          placeholder="Search ( / )"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </form>
      <p role="status" className={styles.count}>
        {query === '' ? '' : `${found.length} of ${entries.length} pieces`}
      </p>
      {/* A phone shows what was searched for; all pieces are on the first page. */}
      <nav aria-label="Pieces" className={query === '' ? styles.unasked : undefined}>
        {inGroups(found).map(([group, pieces]) => (
          <section key={group}>
            <p className={styles.group}>{group}</p>
            <EntryLinks entries={pieces} base={base} current={current} />
          </section>
        ))}
      </nav>
    </div>
  );
}
