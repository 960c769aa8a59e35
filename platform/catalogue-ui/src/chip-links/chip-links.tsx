import { Link } from '@sinima/runtime';
import { chipClass, chipRowClass } from '@sinima/ui-kit/chip';
import type { ReactNode } from 'react';

/** One choice: a link, so that it has an address and works without scripts. */
export interface ChipLink {
  readonly label: string;
  readonly to: string;
  readonly selected?: boolean;
}

interface ChipLinksProps {
  chips: readonly ChipLink[];
  /** What is chosen among, e.g. "Platforms"; where something around the chips does not say it. */
  label?: string;
  /** Classes besides the row's. */
  className?: string | undefined;
}

/** Links as a row of chips, the chosen one marked. */
export function ChipLinks({ chips, label, className }: ChipLinksProps): ReactNode {
  return (
    <ul className={className ? `${chipRowClass} ${className}` : chipRowClass} aria-label={label}>
      {chips.map(({ label: text, to, selected = false }) => (
        <li key={text}>
          <Link to={to} className={chipClass({ selected })} aria-current={selected ? 'true' : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
