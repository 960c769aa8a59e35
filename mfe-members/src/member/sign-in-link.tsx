import { paths } from '@sinima/contracts/paths';
import { useLocation } from '@sinima/runtime';
import type { ReactNode } from 'react';

interface SignInLinkProps {
  className?: string;
  children: ReactNode;
}

/** The way to sign in and back to this page. A plain link: it works without scripts, and no browser follows it ahead. */
export function SignInLink({ className, children }: SignInLinkProps): ReactNode {
  const { pathname, search } = useLocation();
  return (
    <a href={paths.login(pathname + search)} rel="nofollow" className={className}>
      {children}
    </a>
  );
}
