import { MoreLink } from '@sinima/catalogue-ui/more-link';
import { PageSection } from '@sinima/catalogue-ui/page-layout';
import { paths } from '@sinima/contracts/paths';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { FeaturedPeople } from '../features/featured-talent/featured-people.tsx';

/** The featured people, and the link to all people. */
export default function FeaturedTalentWidget(): ReactNode {
  return (
    <PageSection>
      <SectionHeading title="Featured Talent" action={<MoreLink to={paths.people()}>View All</MoreLink>} />
      <FeaturedPeople />
    </PageSection>
  );
}
