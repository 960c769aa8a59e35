import { useText } from '@sinima/runtime';
import { ChipLinks } from '@sinima/catalogue-ui/chip-links';
import { paths } from '@sinima/contracts/paths';
import type { ReactNode } from 'react';
import * as messages from './search.messages.ts';

/** The ways to everything, where a search found nothing. */
export function CategoryChips(): ReactNode {
  const text = useText();
  const chips = [
    { label: text(messages.movies), to: paths.movies() },
    { label: text(messages.tvShows), to: paths.tvShows() },
    { label: text(messages.people), to: paths.people() },
  ];
  return <ChipLinks label={text(messages.categories)} chips={chips} />;
}
