import { useText } from '@sinima/runtime';
import type { PersonDetail } from '@sinima/contracts/api';
import { AwardMentions } from '@sinima/catalogue-ui/award-mentions';
import { Loaded } from '@sinima/catalogue-ui/loaded';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { Skeleton } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { personAwardsQuery } from './api/person-awards-query.ts';
import * as messages from './awards.messages.ts';

/** A person's nominations and awards. */
export function PersonAwards({ person }: { person: PersonDetail }): ReactNode {
  const text = useText();
  return (
    <section>
      <SectionHeading title={text(messages.awards)} />
      <Loaded
        query={personAwardsQuery(person.slug)}
        loading={
          <div role="status" aria-label={text(messages.loadingAwards)}>
            <Skeleton height="8rem" />
          </div>
        }
        empty={text(messages.noAwardsAreKnownFor)}
      >
        {(mentions) => <AwardMentions mentions={mentions} naming="title" />}
      </Loaded>
    </section>
  );
}
