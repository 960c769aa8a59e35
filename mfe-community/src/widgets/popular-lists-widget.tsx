import { cardRowClass } from '@sinima/catalogue-ui/card-row';
import { MoreLink } from '@sinima/catalogue-ui/more-link';
import { PageSection } from '@sinima/catalogue-ui/page-layout';
import { paths } from '@sinima/contracts/paths';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { PublicLists } from '../features/lists/public-lists.tsx';

/** Three lists (`docs/specification.md §2`). */
export default function PopularListsWidget(): ReactNode {
  return (
    <PageSection>
      <SectionHeading
        title="Popular Lists"
        note="Lists that our editors keep"
        action={<MoreLink to={paths.lists()}>All Lists</MoreLink>}
      />
      <PublicLists limit={3} level={3} className={cardRowClass('broad')} />
    </PageSection>
  );
}
