import { useText } from '@sinima/runtime';
import { ChipLinks } from '@sinima/catalogue-ui/chip-links';
import { stripClass } from '@sinima/ui-kit/strip';
import type { ReactNode } from 'react';
import { addressOf, LETTERS, type PeopleFilters } from './people-filters.ts';
import * as messages from './browse.messages.ts';

/** A phone draws the letters sideways, so that the people stand on its first screen. */
const strip =
  'pe:max-sm:-mx-gutter pe:max-sm:flex-nowrap pe:max-sm:overflow-x-auto pe:max-sm:overscroll-x-contain ' +
  'pe:max-sm:scroll-px-gutter pe:max-sm:px-gutter pe:max-sm:pt-[4px] pe:max-sm:pb-2 pe:max-sm:whitespace-nowrap';

/** The letters with which names begin: one of them shows those who begin so, by name. */
export function LetterLinks({ filters }: { filters: PeopleFilters }): ReactNode {
  const text = useText();
  const chips = ['', ...LETTERS].map((letter) => ({
    label: letter || text(messages.bestKnown),
    to: addressOf({ ...filters, letter, page: 1 }),
    selected: filters.letter === letter,
  }));
  return (
    <nav aria-label={text(messages.namesFromAToZ)}>
      <ChipLinks chips={chips} className={`${strip} ${stripClass}`} />
    </nav>
  );
}
