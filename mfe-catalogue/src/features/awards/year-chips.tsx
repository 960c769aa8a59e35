import { useText } from '@sinima/runtime';
import { ChipLinks } from '@sinima/catalogue-ui/chip-links';
import type { AwardsBodyDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import type { ReactNode } from 'react';
import * as messages from './awards.messages.ts';
import * as titlesMessages from '../../titles/titles.messages.ts';

interface YearChipsProps {
  award: AwardsBodyDetail;
  /** The chosen one; null: all. */
  year: number | null;
}

/** The years of an award to choose from, newest first. */
export function YearChips({ award: { slug, years }, year }: YearChipsProps): ReactNode {
  const text = useText();
  const chips = [null, ...years].map((choice) => ({
    label: choice === null ? text(titlesMessages.allYears) : String(choice),
    to: paths.award(slug, choice === null ? {} : { year: choice }),
    selected: choice === year,
  }));
  return (
    <nav aria-label={text(messages.years)}>
      <ChipLinks chips={chips} />
    </nav>
  );
}
