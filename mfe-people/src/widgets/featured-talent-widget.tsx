import { PageSection } from '@sinima/catalogue-ui/page-layout';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { FeaturedPeople } from '../features/featured-talent/featured-people.tsx';

/** The people whom the editors feature, and the way to all. */
export default function FeaturedTalentWidget(): ReactNode {
  return (
    <PageSection>
      <SectionHeading
        title="Featured Talent"
        action={
          <Link to={paths.people()} className={buttonClass({ variant: 'secondary' })}>
            View All
          </Link>
        }
      />
      <FeaturedPeople />
    </PageSection>
  );
}
