import type { PersonDetail } from '@sinima/contracts/api';
import { AwardMentions } from '@sinima/catalogue-ui/award-mentions';
import { useQuery } from '@sinima/runtime';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { Skeleton } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { personAwardsQuery } from './api/person-awards-query.ts';

/** What somebody was nominated for and won. */
export function PersonAwards({ person }: { person: PersonDetail }): ReactNode {
  return (
    <section>
      <SectionHeading title="Awards" />
      <Awards slug={person.slug} />
    </section>
  );
}

function Awards({ slug }: { slug: string }): ReactNode {
  const { data: mentions, error, refetch } = useQuery(personAwardsQuery(slug));
  if (error) return <ErrorArea onRetry={() => void refetch()} />;
  if (!mentions) {
    return (
      <div role="status" aria-label="Loading awards">
        <Skeleton height="8rem" />
      </div>
    );
  }
  if (mentions.length === 0) return <p>No awards are known for this person yet.</p>;
  return <AwardMentions mentions={mentions} naming="title" />;
}
