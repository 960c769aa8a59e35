import { Link } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { clothPath } from '@sinima/ui-kit/cloth-path';
import type { ReactNode } from 'react';
import styles from './promo-card.module.css';

interface PromoCardProps {
  title: string;
  text?: string;
  to: string;
  /** What its button says. */
  action: string;
  sponsored?: boolean;
  look?: 'tall' | 'wide' | 'small';
}

/** Leads to another part of the site; marked where somebody pays for it. */
export function PromoCard({
  title,
  text,
  to,
  action,
  sponsored = false,
  look = 'tall',
}: PromoCardProps): ReactNode {
  return (
    <aside className={`${styles.promo} ${styles[look]}`} aria-label={sponsored ? 'Sponsored' : title}>
      {look === 'small' ? null : <PromoCloth of={title} />}
      {sponsored ? <p className={styles.sponsored}>Sponsored</p> : null}
      <h3 className={styles.title}>{title}</h3>
      {text === undefined ? null : <p>{text}</p>}
      <Link to={to} className={buttonClass({ variant: look === 'small' ? 'secondary' : 'primary' })}>
        {action}
      </Link>
    </aside>
  );
}

function PromoCloth({ of }: { of: string }): ReactNode {
  const slug = of.toLowerCase().replaceAll(' ', '-');
  return (
    <img
      className={styles.cloth}
      src={clothPath({ kind: 'band', slug, genres: [], country: null, year: null })}
      alt=""
      width={1200}
      height={300}
      loading="lazy"
      decoding="async"
    />
  );
}
