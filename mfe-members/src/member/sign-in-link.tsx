import { paths } from '@sinima/contracts/paths';
import { useLocation } from '@sinima/runtime';
import type { ReactNode } from 'react';

interface SignInLinkProps {
  /** Query parameters of the page to come back to; the fragment declares them in `remote.config.ts`. */
  query?: readonly string[];
  className?: string;
  children: ReactNode;
}

/** The way to sign in and back to this page. A plain link: it works without scripts, and no browser follows it ahead. */
export function SignInLink({ query = [], className, children }: SignInLinkProps): ReactNode {
  const { pathname, search } = useLocation();
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(query.flatMap((name) => given.getAll(name).map((value) => [name, value])));
  const address = [...kept].length === 0 ? pathname : `${pathname}?${kept.toString()}`;
  return (
    <a href={paths.login(address)} rel="nofollow" className={className}>
      {children}
    </a>
  );
}
