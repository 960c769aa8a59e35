import type { StreamingTitle } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { cardGridClass } from '@sinima/ui-kit/card-grid';
import { TitleCard } from '@sinima/ui-kit/title-card';
import { clothOfTitle } from '../../../cloth-of-title.ts';
import styles from './streaming-cards.module.css';

/** Platforms and genres on a card (`docs/specification.md §9`). */
const limits = { platforms: 2, genres: 2 };

interface StreamingCardsProps {
  titles: readonly StreamingTitle[];
  level: 2 | 3;
  /** Others are on their way. */
  busy: boolean;
  /** Classes besides the grid's. */
  className?: string;
}

/** Titles with where they stream. */
export function StreamingCards({ titles, level, busy, className = '' }: StreamingCardsProps) {
  return (
    <ul className={`${cardGridClass()} ${className}`} aria-busy={busy}>
      {titles.map((title) => (
        <li key={title.id}>
          <TitleCard
            Link={Link}
            to={paths.title(title.slug)}
            title={title.displayTitle}
            cloth={clothOfTitle(title)}
            posterUrl={title.posterUrl}
            genres={title.genres.slice(0, limits.genres)}
            level={level}
          >
            <p className={styles.platforms}>
              {title.streamingPlatforms.slice(0, limits.platforms).join(' · ')}
            </p>
          </TitleCard>
        </li>
      ))}
    </ul>
  );
}
