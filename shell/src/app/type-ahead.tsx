import type { Suggestion } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { SuggestionList } from './suggestion-list.ts';
import { useSuggestions } from './suggestions.ts';
import styles from './type-ahead.module.css';
import { useInputEvents } from './use-input-events.ts';

interface TypeAheadProps {
  /** Of the list; its options have it as their beginning. */
  id: string;
  /** The box, which is there, and in use, before this is. */
  input: RefObject<HTMLInputElement | null>;
  /** Is told what the box has to say of the list. */
  onChange: (list: SuggestionList) => void;
}

/** The place before the first suggestion: what was typed. */
const textItself = -1;

const addressOf = ({ kind, slug }: Suggestion): string =>
  kind === 'title' ? paths.title(slug) : paths.person(slug);

/**
 * What a visitor who types may mean, in a list under the search box: a combobox with a listbox, as the ARIA Authoring
 * Practices have it. Arrows choose, Enter goes there, Escape closes the list and leaves the text.
 */
export default function TypeAhead({ id, input, onChange }: TypeAheadProps): ReactNode {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [text, setText] = useState('');
  // The key of the location at which the list is open: the next navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [place, setPlace] = useState(textItself);
  const suggestions = useSuggestions(text);
  const isOpen = openAt === key && suggestions.length > 0;
  const chosen = isOpen ? suggestions[place] : undefined;

  const close = (): void => setOpenAt(null);
  const move = (step: 1 | -1): void => {
    const places = suggestions.length + 1;
    setPlace((((isOpen ? place : textItself) + 1 + step + places) % places) - 1);
    setOpenAt(key);
  };
  const keys: Record<string, (() => void) | false> = {
    ArrowDown: suggestions.length > 0 && (() => move(1)),
    ArrowUp: suggestions.length > 0 && (() => move(-1)),
    Escape: isOpen && close,
    Enter:
      chosen !== undefined &&
      (() => {
        close();
        void navigate(addressOf(chosen));
      }),
  };
  useInputEvents(input, {
    onInput: (value) => {
      setText(value);
      setPlace(textItself);
      setOpenAt(key);
    },
    onKey: (event) => {
      const act = keys[event.key];
      if (!act || event.isComposing) return;
      event.preventDefault();
      act();
    },
    onLeave: close,
  });
  const active = chosen && `${id}-${place}`;
  useEffect(() => onChange({ isOpen, active }), [onChange, isOpen, active]);

  return (
    <>
      {/* A press must not take the focus from the box, or the list would be gone before the click. */}
      <div
        role="listbox"
        tabIndex={-1}
        id={id}
        aria-label="Suggestions"
        hidden={!isOpen}
        className={styles.list}
        onMouseDown={(event) => event.preventDefault()}
      >
        {suggestions.map((suggestion, index) => (
          <Link
            key={addressOf(suggestion)}
            to={addressOf(suggestion)}
            role="option"
            id={`${id}-${index}`}
            aria-selected={suggestion === chosen}
            tabIndex={-1}
            className={styles.option}
          >
            <span className={styles.label}>{suggestion.label}</span>
            {suggestion.detail && <span className={styles.detail}>{suggestion.detail}</span>}
          </Link>
        ))}
      </div>
      <p role="status" className={styles.status}>
        {isOpen ? `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}` : ''}
      </p>
    </>
  );
}
