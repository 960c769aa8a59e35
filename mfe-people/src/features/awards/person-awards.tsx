import type { PersonDetail } from '@sinima/contracts/api';
import { AwardMentions } from '@sinima/catalogue-ui/award-mentions';
import { Loaded } from '@sinima/catalogue-ui/loaded';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { Skeleton } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { personAwardsQuery } from './api/person-awards-query.ts';

/** A person's nominations and awards. */
export function PersonAwards({ person }: { person: PersonDetail }): ReactNode {
  return (
    <section>
      <SectionHeading title="Awards" />
      <Loaded
        query={personAwardsQuery(person.slug)}
        loading={
          <div role="status" aria-label="Loading awards">
            <Skeleton height="8rem" />
          </div>
        }
        empty="No awards are known for this person yet."
      >
        {(mentions) => <AwardMentions mentions={mentions} naming="title" />}
      </Loaded>
    </section>
  );
}
