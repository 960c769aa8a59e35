import type { SavedEntry } from '@sinima/catalogue-ui/saved-entry';
import { MARKS } from '@sinima/catalogue-ui/saved-entry';
import { useSearchParams, useText } from '@sinima/runtime';
import { chipClass, chipRowClass } from '@sinima/ui-kit/chip';
import { SelectField } from '@sinima/ui-kit/fields';
import type { ReactNode } from 'react';
import { MARK_TEXTS } from './marks.ts';
import * as messages from './saved.messages.ts';
import { SavedSection } from './saved-section.tsx';
import { sortEntries, sortOf, SORTS } from './sort-entries.ts';

interface SavedContentProps {
  entries: readonly SavedEntry[];
  /** Further actions on all of it, beside the sort. */
  children: ReactNode;
}

/** All that a visitor saved, by mark. */
export function SavedContent({ entries, children }: SavedContentProps): ReactNode {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const sort = sortOf(search);
  const sections = MARKS.map((mark) => ({
    mark,
    marked: sortEntries(
      entries.filter((entry) => entry.mark === mark),
      sort,
      text.language,
    ),
  }));
  return (
    <>
      <ul className={chipRowClass} aria-label={text(messages.marksOnPage)}>
        {sections.map(({ mark, marked }) => (
          <li key={mark}>
            <a href={`#${mark}`} className={chipClass({ selected: false })}>
              {text(MARK_TEXTS[mark].heading)} {marked.length}
            </a>
          </li>
        ))}
      </ul>
      <div className="co:mt-4 co:flex co:flex-wrap co:items-end co:gap-3">
        <div className="co:max-sm:basis-full co:sm:min-w-[12rem]">
          <SelectField
            label={text(messages.sortSaved)}
            value={sort}
            options={SORTS.map(({ value, label }) => ({ value, label: text(label) }))}
            onChange={({ target }) => setSearch({ sort: target.value }, { replace: true })}
          />
        </div>
        {children}
      </div>
      {sections.map(({ mark, marked }) => (
        <SavedSection key={mark} mark={mark} entries={marked} />
      ))}
    </>
  );
}
