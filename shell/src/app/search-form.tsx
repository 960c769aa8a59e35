import { pathIn } from '@sinima/contracts/languages';
import { useText } from '@sinima/runtime';
import { paths } from '@sinima/contracts/paths';
import {
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type ReactNode,
} from 'react';
import { lazyPart } from '@sinima/ui-kit/lazy-part';
import { useLocation, useNavigate } from 'react-router-dom';
import { savesData } from '../page/data-saver.ts';
import { fieldOnIndigo } from './field-on-indigo.ts';
import { listClosed } from './suggestion-list.ts';
import * as messages from './app.messages.ts';

/** Loaded when somebody comes to search, not before. Without it the box is a plain search form. */
const TypeAhead = lazyPart(() => import(/* webpackChunkName: "type-ahead" */ './type-ahead.tsx'));

const never = () => () => undefined;

/** Visitors who save data get no answers that they did not ask for. */
const mayOffer = (): boolean => !savesData();

/** On a narrow screen the suggestions are as wide as the header, not as the box in it. */
const listBelowHeader = 'sh:nav:relative';

/**
 * The search box of the site: submits only what is non-empty after trimming (`docs/specification.md §5`), and holds what a
 * search page was asked for. It is a form before any script is there; with scripts it offers what the visitor may mean
 * while typing.
 *
 * @param label of the form, where the page has another one
 */
export function SearchForm({ label }: { label?: string }): ReactNode {
  const text = useText();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const offers = useSyncExternalStore(never, mayOffer, () => false);
  const [uses, setUses] = useState(0);
  const isInUse = offers && uses > 0;
  const [list, setList] = useState(listClosed);
  const id = useId();
  const { pathname, search } = useLocation();
  const searchedFor =
    pathname === paths.search('').split('?', 1)[0] ? new URLSearchParams(search).get('q') : null;

  useEffect(() => {
    if (searchedFor !== null && input.current && input.current.value !== searchedFor) {
      input.current.value = searchedFor;
    }
  }, [searchedFor]);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const query = input.current?.value.trim() ?? '';
    // Another page is another document: the browser submits the form.
    if (query !== '' && searchedFor === null && input.current) {
      input.current.value = query;
      return;
    }
    event.preventDefault();
    if (query !== '') void navigate(paths.search(query));
  };

  return (
    <form
      role="search"
      aria-label={label}
      action={pathIn(text.language, '/search')}
      className={`sh:flex sh:min-w-0 sh:flex-1 sh:items-center sh:nav:max-w-[28rem] ${label === undefined ? listBelowHeader : 'sh:relative'}`}
      onSubmit={submit}
    >
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        aria-hidden="true"
        className="sh:pointer-events-none sh:ms-3 sh:-me-[32px] sh:flex-none"
      >
        <path
          d="M16 16l6 6M18 10a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
      </svg>
      <input
        className={`${fieldOnIndigo} sh:w-full sh:min-w-0 sh:ps-[2.5rem] sh:text-ellipsis`}
        ref={input}
        type="search"
        name="q"
        required
        autoComplete="off"
        aria-label={text(messages.searchMoviesTvShowsPeople)}
        placeholder={text(messages.searchPlaceholder)}
        defaultValue={searchedFor ?? undefined}
        onFocus={() => setUses((former) => former + 1)}
        onInput={() => setUses((former) => former || 1)}
        {...(offers && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': list.isOpen,
          'aria-controls': isInUse ? id : undefined,
          'aria-activedescendant': list.active,
        })}
      />
      {isInUse && <TypeAhead attempt={uses} id={id} input={input} onChange={setList} />}
    </form>
  );
}
