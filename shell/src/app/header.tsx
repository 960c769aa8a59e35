import { paths } from '@sinima/contracts/paths';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { SearchForm } from './search-form.tsx';
import { SignIn } from './sign-in.tsx';

const sections = [
  { to: paths.movies(), label: 'Movies' },
  { to: paths.tvShows(), label: 'TV Shows' },
  { to: paths.people(), label: 'People' },
  { to: paths.awards(), label: 'Awards' },
];

/** The header of every page: logo, search, navigation and sign-in; on small screens the last three in a menu. */
export function Header(): ReactNode {
  return (
    <header className={styles.header}>
      <Link to={paths.home()} className={styles.logo} aria-label="Sinima, home">
        <Logo />
      </Link>
      <div className={styles.wide}>
        <HeaderContents label="Main" />
      </div>
      <Menu />
    </header>
  );
}

/** A disclosure that works before any script has loaded. Choosing where to go closes it. */
function Menu(): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [key]);

  return (
    <details ref={menu} className={styles.menu}>
      <summary aria-label="Menu">
        <span className={styles.menuIcon} aria-hidden="true" />
      </summary>
      <div className={styles.menuPanel}>
        <HeaderContents label="Menu" />
      </div>
    </details>
  );
}

function HeaderContents({ label }: { label: string }): ReactNode {
  return (
    <>
      <SearchForm />
      <nav aria-label={label} className={styles.nav}>
        {sections.map(({ to, label: section }) => (
          <NavLink key={to} to={to}>
            {section}
          </NavLink>
        ))}
      </nav>
      <SignIn />
    </>
  );
}
