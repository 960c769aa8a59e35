import type { AwardsHighlight } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useQuery } from '@sinima/runtime';
import { clothPath } from '@sinima/ui-kit/cloth-path';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { Skeleton } from '@sinima/ui-kit/skeleton';
import { highlightsQuery, HIGHLIGHTS_YEAR } from './api/highlights-query.ts';
import styles from './award-highlights.module.css';
import { Honoured } from './honoured.tsx';

/** The strip of last winners: Best Film, Best Director, Rising Star (`docs/specification.md §2`). */
export function AwardHighlights() {
  return (
    <section>
      <SectionHeading title={`${HIGHLIGHTS_YEAR} Award Highlights`} />
      <Highlights />
    </section>
  );
}

function Highlights() {
  const { data: highlights, isError, refetch } = useQuery(highlightsQuery());
  if (isError) return <ErrorArea onRetry={() => void refetch()} />;
  if (!highlights) {
    return (
      <div className={styles.strip} role="status" aria-label="Loading highlights">
        {['film', 'director', 'star'].map((place) => (
          <Skeleton key={place} height="15rem" />
        ))}
      </div>
    );
  }
  if (highlights.length === 0) return <p>No highlights of {HIGHLIGHTS_YEAR} are known yet.</p>;
  return (
    <ul className={styles.strip} aria-label={`${HIGHLIGHTS_YEAR} Award Highlights`}>
      {highlights.map((highlight) => (
        <Highlight key={highlight.label} highlight={highlight} />
      ))}
    </ul>
  );
}

function Highlight({ highlight }: { highlight: AwardsHighlight }) {
  const { label, award, awardSlug, year, title, person } = highlight;
  const first = label === 'Best Film' ? 'title' : 'person';
  const [lead, other] = first === 'title' ? [title, person] : [person, title];
  const cloth = {
    slug: lead?.slug ?? other?.slug ?? awardSlug,
    genres: title?.genres ?? [],
    country: title?.countries[0] ?? null,
    year: title?.releaseYear ?? null,
  };
  return (
    <li className={styles.highlight}>
      <img
        className={styles.cloth}
        src={clothPath({ kind: 'band', ...cloth })}
        alt=""
        width={1200}
        height={300}
        decoding="async"
      />
      <div className={styles.plate}>
        <h3 className={styles.label}>{label}</h3>
        <p className={styles.winner}>
          <Honoured of={highlight} first={first} />
        </p>
        <p className={styles.award}>
          <Link to={paths.award(awardSlug, year)}>{award}</Link>
        </p>
      </div>
    </li>
  );
}
