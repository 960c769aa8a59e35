import { Link } from '@sinima/runtime';
import { chipClass, chipRowClass } from '@sinima/ui-kit/chip';
import { showChosen } from '@sinima/ui-kit/strip';
import { useEffect, useRef, type ReactNode } from 'react';

/** One choice: a link, so that it has an address and works without scripts. */
export interface ChipLink {
  readonly label: string;
  readonly to: string;
  readonly selected?: boolean;
}

interface ChipLinksProps {
  chips: readonly ChipLink[];
  /** The name of the choice, e.g. "Platforms"; where nothing around the chips says it. */
  label?: string;
  /** Classes besides the row's. */
  className?: string | undefined;
}

/** Links as a row of chips, the chosen one marked. */
export function ChipLinks({ chips, label, className }: ChipLinksProps): ReactNode {
  const strip = useRef<HTMLUListElement>(null);
  // Only at first: a chip that is pressed stays where it is.
  useEffect(() => {
    if (strip.current) showChosen(strip.current);
  }, []);
  return (
    <ul ref={strip} className={className ? `${chipRowClass} ${className}` : chipRowClass} aria-label={label}>
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
