import { paths } from '@sinima/contracts/paths';
import type { ReactNode } from 'react';
import { Link, NavLink, useText } from '@sinima/runtime';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { SearchForm } from './search-form.tsx';
import { SignIn } from './sign-in.tsx';
import { useSite } from './site.ts';
import { useClosedMenu } from './use-closed-menu.ts';
import * as messages from './app.messages.ts';

const bar =
  'sh:sticky sh:top-0 sh:z-20 sh:flex sh:items-center sh:gap-3 sh:nav:gap-4 sh:border-b-3 sh:border-ochre sh:py-2 ' +
  'sh:px-[max(var(--page-gutter),(100%-var(--page-width))/2+var(--page-gutter))] ' +
  'sh:bg-indigo-deep sh:text-chalk sh:[--color-focus:var(--color-ochre)] ' +
  'sh:print:static sh:print:p-0';

const logo =
  'sh:inline-flex sh:min-h-target sh:items-center sh:gap-2 ' +
  'sh:headline sh:text-xl sh:tracking-[0.02em] sh:text-inherit sh:uppercase sh:no-underline';

const menuIcon =
  'sh:relative sh:h-[16px] sh:w-[24px] sh:border-y-3 sh:border-current ' +
  'sh:before:absolute sh:before:inset-x-0 sh:before:top-[3.5px] sh:before:border-t-3 sh:before:border-current';

const menuPanel =
  'sh:absolute sh:inset-x-0 sh:top-full sh:grid sh:grid-cols-1 sh:gap-3 sh:px-gutter sh:py-4 ' +
  'sh:border-b-3 sh:border-ochre sh:bg-indigo-deep';

/** Every edge has the visitor's own colour with forced colours, the transparent ones too. */
const section =
  'sh:inline-flex sh:min-h-target sh:items-center sh:px-3 sh:font-bold sh:text-inherit sh:no-underline ' +
  'sh:border-b-3 sh:border-transparent sh:hover:border-ochre/50 sh:aria-[current=page]:border-ochre ' +
  'sh:forced-colors:border-[Canvas] sh:forced-colors:hover:border-[GrayText] ' +
  'sh:forced-colors:aria-[current=page]:border-[Highlight]';

/** The header of every page: logo, search, navigation and sign-in; on small screens a menu repeats the last three. */
export function Header(): ReactNode {
  const text = useText();
  return (
    <header className={bar}>
      <Link to={paths.home()} className={logo} aria-label={text(messages.sinimaHome)}>
        <Logo />
      </Link>
      {/* Where there is room for a few letters alone, the menu has the search. */}
      <div className="sh:flex sh:min-w-0 sh:flex-1 sh:tiny:hidden sh:print:hidden">
        <SearchForm />
      </div>
      <div className="sh:hidden sh:items-center sh:gap-4 sh:nav:ms-auto sh:nav:flex sh:print:hidden">
        <Places label={text(messages.main)} />
      </div>
      <Menu />
    </header>
  );
}

/** A disclosure that works before any script has loaded. */
function Menu(): ReactNode {
  const text = useText();
  const menu = useClosedMenu();

  return (
    <details ref={menu} className="sh:ms-auto sh:nav:hidden sh:print:hidden">
      <summary
        aria-label={text(messages.menu)}
        className="sh:grid sh:size-target sh:cursor-pointer sh:list-none sh:place-items-center sh:[&::-webkit-details-marker]:hidden"
      >
        <span className={menuIcon} aria-hidden="true" />
      </summary>
      <div className={menuPanel}>
        <SearchForm label={text(messages.menu)} />
        <Places label={text(messages.menu)} />
      </div>
    </details>
  );
}

function Places({ label }: { label: string }): ReactNode {
  const { composition } = useSite();
  return (
    <>
      <nav aria-label={label} className="sh:grid sh:gap-1 sh:nav:flex sh:nav:flex-wrap sh:nav:justify-end">
        {composition.navigation?.header?.map(([name, path]) => (
          <NavLink key={path} to={path} className={section}>
            {name}
          </NavLink>
        ))}
      </nav>
      <LanguageMenu />
      <SignIn />
    </>
  );
}
