import { besidePages } from '@sinima/contracts/languages';
import { useText } from '@sinima/runtime';
import { linkClass } from '@sinima/ui-kit/link';
import type { ReactNode } from 'react';

interface FormLinkProps {
  /** Of a form page. */
  to: string;
  /** `Like or report` */
  action: string;
  /** What it does and to what, for screen readers. */
  label: string;
}

/** Without scripts, the way to the forms of something that a member shares; with them, nothing. */
export function FormLink({ to, action, label }: FormLinkProps): ReactNode {
  const { language } = useText();
  return (
    <noscript>
      <a href={besidePages(language, to)} rel="nofollow" className={linkClass()} aria-label={label}>
        {action}
      </a>
    </noscript>
  );
}
