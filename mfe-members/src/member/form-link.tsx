import { linkClass } from '@sinima/ui-kit/link';
import type { ReactNode } from 'react';

interface FormLinkProps {
  /** Of a form page. */
  to: string;
  /** `Like or report` */
  action: string;
  /** The object of the action, for screen readers. */
  what: string;
}

/** Without scripts, the way to the forms of something that a member shares; with them, nothing. */
export function FormLink({ to, action, what }: FormLinkProps): ReactNode {
  return (
    <noscript>
      <a href={to} rel="nofollow" className={linkClass()} aria-label={`${action} ${what}`}>
        {action}
      </a>
    </noscript>
  );
}
