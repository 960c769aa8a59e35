import type { AwardsMention, TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useQuery } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { Spinner } from '../../../spinner.tsx';
import { titleAwardsQuery } from '../api/title-awards-query.ts';
import styles from './trivia-and-awards.module.css';

/** What is told of a title, and what it was nominated for and won. */
export function TriviaAndAwards({ title }: { title: TitleDetail }): ReactNode {
  return (
    <div className={styles.parts}>
      <section>
        <SectionHeading title="Trivia" />
        {title.trivia.length === 0 ? (
          <p>No trivia is known for this title yet.</p>
        ) : (
          <ul className={styles.trivia}>
            {title.trivia.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <SectionHeading title="Awards" />
        <Awards titleId={title.id} />
      </section>
    </div>
  );
}

function Awards({ titleId }: { titleId: string }): ReactNode {
  const { data: mentions, error, refetch } = useQuery(titleAwardsQuery(titleId));
  if (error) return <ErrorArea onRetry={() => void refetch()} />;
  if (!mentions) return <Spinner label="Loading awards" />;
  if (mentions.length === 0) return <p>No awards are known for this title yet.</p>;
  return (
    <ul className={styles.awards}>
      {mentions.map((mention) => (
        <Mention
          key={`${mention.awardSlug}${mention.year}${mention.category}${mention.person?.id}`}
          of={mention}
        />
      ))}
    </ul>
  );
}

function Mention({
  of: { won, award, awardSlug, year, category, person },
}: {
  of: AwardsMention;
}): ReactNode {
  return (
    <li>
      <Badge tone={won ? 'accent' : 'plain'}>{won ? 'Winner' : 'Nominee'}</Badge>
      <p>
        <strong>{category}</strong>
        {person === null ? null : (
          <>
            {' · '}
            <Link to={paths.person(person.slug)}>{person.name}</Link>
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
