import type { ListCard } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { clothPath } from '@sinima/ui-kit/cloth-path';
import type { ReactNode } from 'react';
import styles from './list-cards.module.css';

interface ListCardsProps {
  lists: readonly ListCard[];
  level: 2 | 3;
  /** Classes besides the grid's. */
  className?: string;
}

/** Lists as bolts of cloth, each with its name and how much is in it. */
export function ListCards({ lists, level, className = '' }: ListCardsProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <ul className={`${styles.grid} ${className}`}>
      {lists.map(({ slug, name, description, itemCount, itemNoun }) => (
        <li key={slug} className={styles.card}>
          <img
            className={styles.cloth}
            src={clothPath({ kind: 'list', slug, genres: [], country: null, year: null })}
            alt=""
            width={1200}
            height={300}
            loading="lazy"
            decoding="async"
          />
          <div className={styles.body}>
            <Heading className={styles.name}>
              <Link to={paths.list(slug)} className={styles.link}>
                {name}
              </Link>
            </Heading>
            <p>
              <Badge tone="accent">
                {itemCount} {itemNoun}
              </Badge>
            </p>
            {description === null ? null : <p className={styles.text}>{description}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
