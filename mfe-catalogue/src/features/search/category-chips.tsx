import { ChipLinks } from '@sinima/catalogue-ui/chip-links';
import { paths } from '@sinima/contracts/paths';
import type { ReactNode } from 'react';

/** The ways to everything, where a search found nothing. */
export function CategoryChips(): ReactNode {
  const chips = [
    { label: 'Movies', to: paths.movies() },
    { label: 'TV Shows', to: paths.tvShows() },
    { label: 'People', to: paths.people() },
  ];
  return <ChipLinks label="Categories" chips={chips} />;
}
