import { Link } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import type { ReactNode } from 'react';

/** The way from a section of a page to the rest of it, as its heading's `action`. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }): ReactNode {
  return (
    <Link to={to} className={buttonClass({ variant: 'secondary' })}>
      {children}
    </Link>
  );
}
