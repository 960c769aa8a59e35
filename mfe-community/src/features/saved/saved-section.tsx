import type { Mark, SavedEntry } from '@sinima/catalogue-ui/saved-entry';
import { Link, useText } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { cardGridClass } from '@sinima/ui-kit/card-grid';
import { linkClass } from '@sinima/ui-kit/link';
import { useRef, type ReactNode } from 'react';
import { MARK_TEXTS } from './marks.ts';
import { removeWithUndo } from './remove-with-undo.ts';
import { SavedCard } from './saved-card.tsx';

interface SavedSectionProps {
  mark: Mark;
  /** Sorted as they are shown. */
  entries: readonly SavedEntry[];
}

/** The records with one of the marks. */
export function SavedSection({ mark, entries }: SavedSectionProps): ReactNode {
  const text = useText();
  const { heading, empty, browse } = MARK_TEXTS[mark];
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);

  // The button that was pressed goes with its card: the focus moves on to the next one, else to the heading.
  const remove = (entry: SavedEntry, place: number): void => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('li button') ?? [];
    const next = buttons[place + 1] ?? buttons[place - 1] ?? title.current;
    next?.focus();
    removeWithUndo(entry, text);
  };

  return (
    <section id={mark} aria-labelledby={`${mark}-heading`} className="co:pt-6">
      <h2
        ref={title}
        id={`${mark}-heading`}
        tabIndex={-1}
        className="co:mb-4 co:flex co:items-center co:gap-3 co:headline co:text-2xl co:tracking-[0.01em]"
      >
        {text(heading)} <Badge tone="accent">{entries.length}</Badge>
      </h2>
      {entries.length === 0 ? (
        <p className="co:max-w-measure co:text-muted">
          {text(empty)}{' '}
          <Link to={browse.to} className={linkClass()}>
            {text(browse.label)}
          </Link>
        </p>
      ) : (
        <ul ref={list} className={cardGridClass()}>
          {entries.map((entry, place) => (
            <li key={entry.id}>
              <SavedCard entry={entry} onRemove={() => remove(entry, place)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
