import type { Suggestion } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { Link, useText } from '@sinima/runtime';
import { useLocation } from 'react-router-dom';
import type { SuggestionList } from './suggestion-list.ts';
import { useSuggestions } from './suggestions.ts';
import { useInputEvents } from './use-input-events.ts';
import * as messages from './type-ahead.messages.ts';
import type { Text } from '@sinima/contracts/text';

interface TypeAheadProps {
  /** Of the list; its options have it as their beginning. */
  id: string;
  /** The box, which is there, and in use, before this is. */
  input: RefObject<HTMLInputElement | null>;
  /** Is told what the box has to say of the list. */
  onChange: (list: SuggestionList) => void;
}

const listbox =
  'sh:absolute sh:inset-x-0 sh:top-full sh:z-1 sh:mt-1 sh:overflow-hidden sh:rounded-1 sh:border sh:border-ochre ' +
  'sh:bg-indigo-deep sh:text-chalk sh:[box-shadow:0_12px_32px_rgb(0_0_0/0.4)]';

const option =
  'sh:flex sh:min-h-target sh:items-baseline sh:justify-between sh:gap-3 sh:px-3 sh:py-2 ' +
  'sh:border-s-4 sh:border-transparent sh:text-inherit sh:no-underline sh:hover:bg-chalk/8 ' +
  'sh:aria-selected:border-ochre sh:aria-selected:bg-chalk/16 sh:forced-colors:aria-selected:border-[Highlight] ' +
  'sh:forced-colors:aria-selected:outline-2 sh:forced-colors:aria-selected:-outline-offset-2 ' +
  'sh:forced-colors:aria-selected:outline-[Highlight]';

/** The place before the first suggestion: what was typed. */
const textItself = -1;

/** One line of the list: a suggestion, or the way to everything that is found. */
interface Offer {
  readonly to: string;
  readonly label: string;
  readonly detail: string | null;
}

const KINDS = { MOVIE: messages.kindFilm, SERIES: messages.kindSeries } as const;

function offerOf({ kind, slug, label, type, detail }: Suggestion, say: Text): Offer {
  if (kind === 'person') return { to: paths.person(slug), label, detail };
  return {
    to: paths.title(slug),
    label,
    detail: [type && say(KINDS[type]), detail].filter(Boolean).join(' · '),
  };
}

/**
 * Suggestions in a list under the search box while a visitor types: a combobox with a listbox, as the ARIA Authoring
 * Practices have it. Arrows choose, Enter goes there, Escape closes the list and leaves the text.
 */
export default function TypeAhead({ id, input, onChange }: TypeAheadProps): ReactNode {
  const say = useText();
  const { key } = useLocation();
  const [text, setText] = useState('');
  // The key of the location at which the list is open: the next navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [place, setPlace] = useState(textItself);
  const suggestions = useSuggestions(text);
  const isOpen = openAt === key && suggestions.length > 0;
  const all: Offer = {
    to: paths.search(text.trim()),
    label: say(messages.allResultsFor, { search: text.trim() }),
    detail: null,
  };
  const offers =
    suggestions.length > 0 ? [...suggestions.map((suggestion) => offerOf(suggestion, say)), all] : [];
  const chosen = isOpen ? offers[place] : undefined;

  const close = (): void => setOpenAt(null);
  const move = (step: 1 | -1): void => {
    const places = offers.length + 1;
    setPlace((((isOpen ? place : textItself) + 1 + step + places) % places) - 1);
    setOpenAt(key);
  };
  const keys: Record<string, (() => void) | false> = {
    ArrowDown: suggestions.length > 0 && (() => move(1)),
    ArrowUp: suggestions.length > 0 && (() => move(-1)),
    Escape: isOpen && close,
    Enter: chosen !== undefined && (() => document.getElementById(`${id}-${place}`)?.click()),
  };
  useInputEvents(input, {
    onInput: (value) => {
      setText(value);
      setPlace(textItself);
      setOpenAt(key);
    },
    onKey: (event) => {
      if (event.key === 'Enter') close();
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
        aria-label={say(messages.suggestions)}
        hidden={!isOpen}
        className={listbox}
        onMouseDown={(event) => event.preventDefault()}
      >
        {offers.map((offer, index) => (
          <Link
            key={offer.to}
            to={offer.to}
            role="option"
            id={`${id}-${index}`}
            aria-selected={index === place}
            tabIndex={-1}
            className={option}
            onClick={close}
          >
            <span className="sh:truncate sh:font-bold">{offer.label}</span>
            {offer.detail && (
              <span className="sh:max-w-1/2 sh:flex-none sh:truncate sh:text-sm sh:opacity-85">
                {offer.detail}
              </span>
            )}
          </Link>
        ))}
      </div>
      <p role="status" className="sh:sr-only">
        {isOpen ? say(messages.suggestionCount, { count: suggestions.length }) : ''}
      </p>
    </>
  );
}
