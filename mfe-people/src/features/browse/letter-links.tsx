import { ChipLinks } from '@sinima/catalogue-ui/chip-links';
import type { ReactNode } from 'react';
import { addressOf, LETTERS, type PeopleFilters } from './people-filters.ts';

/** The letters with which names begin: one of them shows those who begin so, by name. */
export function LetterLinks({ filters }: { filters: PeopleFilters }): ReactNode {
  const chips = ['', ...LETTERS].map((letter) => ({
    label: letter || 'Best known',
    to: addressOf({ ...filters, letter, page: 1 }),
    selected: filters.letter === letter,
  }));
  return (
    <nav aria-label="Names from A to Z">
      <ChipLinks chips={chips} />
    </nav>
  );
}
