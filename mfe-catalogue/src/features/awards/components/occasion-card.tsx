import { Link } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { clothPath } from '@sinima/ui-kit/cloth-path';
import { Skeleton } from '@sinima/ui-kit/skeleton';
import styles from './occasion-card.module.css';

interface OccasionCardProps {
  /** What it is, which says how its cloth is made up. */
  kind: 'award' | 'festival';
  slug: string;
  /** English name; its tradition draws the cloth. */
  country: string | null;
  name: string;
  to: string;
  /** Where and since when. */
  origin: string;
  /** How often and in which month. */
  occasion: string;
  description: string;
}

/** An award or a festival: when it usually is, where, and what it is. */
export function OccasionCard({
  kind,
  slug,
  country,
  name,
  to,
  origin,
  occasion,
  description,
}: OccasionCardProps) {
  return (
    <article className={styles.card}>
      <img
        className={styles.cloth}
        src={clothPath({ kind, slug, genres: [], country, year: null })}
        alt=""
        width={1200}
        height={300}
        loading="lazy"
        decoding="async"
      />
      <div className={styles.body}>
        <h3 className={styles.name}>
          <Link to={to}>{name}</Link>
        </h3>
        {origin === '' ? null : <p className={styles.origin}>{origin}</p>}
        <p>
          <Badge tone="accent">{occasion}</Badge>
        </p>
        <p>{description}</p>
      </div>
    </article>
  );
}

/** The places of such cards while they are on their way. */
export function OccasionSkeleton({ count, label }: { count: number; label: string }) {
  return (
    <div className={styles.grid} role="status" aria-label={label}>
      {Array.from({ length: count }, (_unused, index) => (
        <Skeleton key={index} height="21rem" />
      ))}
    </div>
  );
}

/** The class of a grid of such cards. */
export const occasionGridClass = String(styles.grid);
