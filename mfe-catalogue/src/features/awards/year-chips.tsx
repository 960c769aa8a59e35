import { ChipLinks } from '@sinima/catalogue-ui/chip-links';
import type { AwardsBodyDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import type { ReactNode } from 'react';

interface YearChipsProps {
  award: AwardsBodyDetail;
  /** The chosen one; null: all. */
  year: number | null;
}

/** The years of an award to choose from, newest first. */
export function YearChips({ award: { slug, years }, year }: YearChipsProps): ReactNode {
  const chips = [null, ...years].map((choice) => ({
    label: choice === null ? 'All Years' : String(choice),
    to: paths.award(slug, choice === null ? {} : { year: choice }),
    selected: choice === year,
  }));
  return (
    <nav aria-label="Years">
      <ChipLinks chips={chips} />
    </nav>
  );
}
