import { useText } from '@sinima/runtime';
import { MoreLink } from '@sinima/catalogue-ui/more-link';
import { PageSection } from '@sinima/catalogue-ui/page-layout';
import { paths } from '@sinima/contracts/paths';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { FeaturedPeople } from '../features/featured-talent/featured-people.tsx';
import * as messages from './widgets.messages.ts';

/** The featured people, and the link to all people. */
export default function FeaturedTalentWidget(): ReactNode {
  const text = useText();
  return (
    <PageSection>
      <SectionHeading
        title={text(messages.featuredTalent)}
        action={<MoreLink to={paths.people()}>{text(messages.viewAll)}</MoreLink>}
      />
      <FeaturedPeople />
    </PageSection>
  );
}
