import type { ReactNode } from 'react';
import { clothPath } from '../cloth/cloth-path.ts';
import styles from './page-banner.module.css';

/** Letters of a title that is set in the largest size. */
const MAX_SHORT_TITLE = 40;

interface PageBannerProps {
  title: string;
  /** The title is a name: it keeps its own case, in which it is then copied and read aloud. */
  isName?: boolean;
  /** One line under the title. */
  note?: ReactNode;
  /** The cloth behind it is drawn from this: the page's name, or a list's, festival's or country's slug. */
  slug: string;
  /** The English name of the country in whose tradition it is drawn; null: the site's own. */
  country?: string | null;
  /** How the cloth is made up. */
  kind?: 'band' | 'list' | 'festival' | 'award';
  children?: ReactNode;
}

/** The head of a page: its title on a plate over a band of cloth. */
export function PageBanner({
  title,
  isName = false,
  note,
  slug,
  country = null,
  kind = 'band',
  children,
}: PageBannerProps): ReactNode {
  const classes = [
    styles.title,
    ...(title.length > MAX_SHORT_TITLE ? [styles.long] : []),
    ...(isName ? [] : [styles.capitals]),
  ];
  return (
    <header className={styles.banner}>
      <img
        className={styles.cloth}
        src={clothPath({ kind, slug, genres: [], country, year: null })}
        alt=""
        width={1200}
        height={300}
        decoding="async"
      />
      <div className={styles.plate}>
        <h1 className={classes.join(' ')}>{title}</h1>
        {note === undefined ? null : <p className={styles.note}>{note}</p>}
        {children}
      </div>
    </header>
  );
}
