import type { AwardsMention, PersonDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useQuery } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { Skeleton } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { personAwardsQuery } from '../api/person-awards-query.ts';
import styles from './person-awards.module.css';

/** What somebody was nominated for and won. */
export function PersonAwards({ person }: { person: PersonDetail }): ReactNode {
  return (
    <section>
      <SectionHeading title="Awards" />
      <Awards personId={person.id} />
    </section>
  );
}

function Awards({ personId }: { personId: string }): ReactNode {
  const { data: mentions, error, refetch } = useQuery(personAwardsQuery(personId));
  if (error) return <ErrorArea onRetry={() => void refetch()} />;
  if (!mentions) {
    return (
      <div role="status" aria-label="Loading awards">
        <Skeleton height="8rem" />
      </div>
    );
  }
  if (mentions.length === 0) return <p>No awards are known for this person yet.</p>;
  return (
    <ul className={styles.awards}>
      {mentions.map((mention) => (
        <Mention
          key={`${mention.awardSlug}${mention.year}${mention.category}${mention.title?.id}`}
          of={mention}
        />
      ))}
    </ul>
  );
}

function Mention({ of: { won, award, awardSlug, year, category, title } }: { of: AwardsMention }): ReactNode {
  return (
    <li>
      <Badge tone={won ? 'accent' : 'plain'}>{won ? 'Winner' : 'Nominee'}</Badge>
      <p>
        <strong>{category}</strong>
        {title === null ? null : (
          <>
            {' · '}
            <Link to={paths.title(title.slug)}>{title.displayTitle}</Link>
          </>
        )}
      </p>
      <p className={styles.occasion}>
        <Link to={paths.award(awardSlug, year)}>
          {award}, {year}
        </Link>
      </p>
    </li>
  );
}
