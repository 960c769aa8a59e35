import type { ComponentType, ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { ClothPoster } from '../cloth/cloth-image.tsx';
import type { Cloth } from '../cloth/cloth-request.ts';
import { RatingThreads } from '../rating/rating-threads.tsx';
import { nameSize } from './name-size.ts';
import card from './card.module.css';
import styles from './title-card.module.css';

/** A link of whichever router the page has. */
export type CardLink = ComponentType<{
  to: string;
  className?: string;
  rel?: string;
  'aria-current'?: 'page';
  'aria-describedby'?: string;
  children: ReactNode;
}>;

interface TitleCardProps {
  Link: CardLink;
  to: string;
  title: string;
  /** The facts that the cloth poster is drawn from. */
  cloth: Cloth;
  posterUrl?: string | null;
  /** e.g. "2018 · 120m". */
  meta?: string;
  /** Shown as they are; the page says how many. */
  genres?: readonly string[];
  /** 0 to 10; undefined: no row for it. */
  rating?: number | null;
  /** In a list, more of it is said. */
  description?: string | null;
  layout?: 'grid' | 'list';
  /** Level of the heading. */
  level?: 2 | 3 | 4;
  children?: ReactNode;
}

/** A title in a list or grid: its poster, its name (on the cloth, where that is the poster), and facts that help to choose. */
export function TitleCard(props: TitleCardProps): ReactNode {
  const { Link, to, title, cloth, posterUrl, meta, genres = [], rating, layout = 'grid', level = 3 } = props;
  const Heading = `h${level}` as const;
  const onCloth = layout === 'grid' && !posterUrl;
  const heading = (
    <Heading
      className={onCloth ? `${styles.titleOnCloth} ${styles[nameSize(title, cloth.slug)]}` : styles.title}
    >
      <Link to={to} className={String(card.link)}>
        {title}
      </Link>
    </Heading>
  );
  return (
    <article className={layout === 'list' ? `${card.card} ${styles.list}` : card.card}>
      <div className={posterUrl ? styles.poster : `${styles.poster} ${styles.cloth}`} data-cloth={to}>
        <ClothPoster cloth={cloth} src={posterUrl ?? null} />
        {onCloth ? heading : null}
      </div>
      <div className={styles.body}>
        {onCloth ? null : heading}
        {meta === undefined || meta === '' ? null : <p className={styles.meta}>{meta}</p>}
        {rating === undefined ? null : <RatingThreads value={rating} />}
        {layout === 'list' && props.description ? <p>{props.description}</p> : null}
        {genres.length === 0 ? null : (
          <p className={styles.genres}>
            {genres.map((genre) => (
              <Badge key={genre}>{genre}</Badge>
            ))}
          </p>
        )}
        {props.children}
      </div>
    </article>
  );
}
