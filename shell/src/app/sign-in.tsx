import { pathIn } from '@sinima/contracts/languages';
import { paths } from '@sinima/contracts/paths';
import { apiQuery, Link, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { declaredSearch } from '../page/declared-query.ts';
import { isHinted } from '../page/signed-in-hint.ts';
import { useSite } from './site.ts';
import * as messages from './app.messages.ts';

/** A page that Back brings back may be of before the visitor signed out. */
const onPageShow = (changed: () => void): (() => void) => {
  addEventListener('pageshow', changed);
  return () => removeEventListener('pageshow', changed);
};

/**
 * The link to sign in, or the name of the signed-in visitor and the link to sign out. Filled in by the browser, so that pages can be cached for everybody.
 * Beside the navigation it keeps room for a name, so that nothing moves when it comes.
 */
export function SignIn(): ReactNode {
  const text = useText();
  const { language, composition, hasSession = false } = useSite();
  const { pathname, search } = useLocation();
  const address = pathIn(language, pathname + declaredSearch(composition, pathname, search));
  const enabled = useSyncExternalStore(onPageShow, isHinted, () => false);
  const { data } = useQuery({ ...apiQuery('/api/auth/user'), enabled });
  const user = enabled ? data : undefined;
  return (
    <div className="sh:flex sh:items-center sh:gap-3 sh:lg:min-w-[11rem] sh:lg:justify-end">
      {user ? (
        <>
          <AccountName name={user.firstName ?? user.email} />
          <a href={paths.logout()} className={buttonClass({ variant: 'secondary' })}>
            {text(messages.logout)}
          </a>
        </>
      ) : (
        <>
          <a
            href={paths.login(address)}
            className={`${buttonClass({ variant: 'secondary' })} sh:[@media(scripting:none)]:hidden`}
          >
            {text(messages.signIn)}
          </a>
          {/* Without scripts nobody fills this in. */}
          <noscript>
            <a
              href={hasSession ? paths.logout() : paths.login(address)}
              className={buttonClass({ variant: 'secondary' })}
            >
              {hasSession ? text(messages.logout) : text(messages.signIn)}
            </a>
          </noscript>
        </>
      )}
    </div>
  );
}

/** The name of the signed-in member: a link to the page that a remote declares for it, if there is one. */
function AccountName({ name }: { name: string | null }): ReactNode {
  const { composition } = useSite();
  const [label, path] = composition.navigation?.account?.[0] ?? [];
  const look = 'sh:max-w-[8rem] sh:truncate sh:font-bold';
  return path === undefined ? (
    <span className={look}>{name}</span>
  ) : (
    <Link
      to={path}
      rel="nofollow"
      aria-label={`${name}, ${label}`}
      className={`${look} sh:leading-[2.75rem] sh:text-inherit`}
    >
      {name}
    </Link>
  );
}
