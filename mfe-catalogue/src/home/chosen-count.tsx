import type { ReactNode } from 'react';

interface ChosenCountProps {
  /** Not while what was chosen before is still in view. */
  isKnown: boolean;
  children: ReactNode;
}

/** The count of titles for the choice on the home page; a screen reader reads a change of it out. */
export function ChosenCount({ isKnown, children }: ChosenCountProps): ReactNode {
  return (
    <div aria-live="polite" className="ca:mb-3 ca:min-h-[1.5em] ca:text-sm ca:font-bold ca:text-muted">
      {isKnown ? children : null}
    </div>
  );
}
