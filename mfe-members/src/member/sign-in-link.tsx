import { besidePages, pathIn } from '@sinima/contracts/languages';
import { paths } from '@sinima/contracts/paths';
import { useLocation, useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import { useSignedInHint } from './signed-in-hint.ts';

interface SignInLinkProps {
  /** Query parameters of the page to come back to; the fragment declares them in `remote.config.ts`. */
  query?: readonly string[];
  /** Where the link leads without scripts: a form page, which asks to sign in by itself. */
  form?: string;
  className?: string;
  children: ReactNode;
}

/** The way to sign in and back to this page. A plain link: it works without scripts, and no browser follows it ahead. */
export function SignInLink({ query = [], form, className, children }: SignInLinkProps): ReactNode {
  const { language } = useText();
  const { pathname, search } = useLocation();
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(query.flatMap((name) => given.getAll(name).map((value) => [name, value])));
  const address = [...kept].length === 0 ? pathname : `${pathname}?${kept.toString()}`;
  const isServed = useSignedInHint() === null;
  return (
    <a
      href={
        form !== undefined && isServed ? besidePages(language, form) : paths.login(pathIn(language, address))
      }
      rel="nofollow"
      className={className}
    >
      {children}
    </a>
  );
}
