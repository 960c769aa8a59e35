import { MoreLink } from '@sinima/catalogue-ui/more-link';
import { PageSection } from '@sinima/catalogue-ui/page-layout';
import { paths } from '@sinima/contracts/paths';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { TrendingTitles } from '../features/trending/trending-titles.tsx';

/** Trending titles, and the link to all titles. */
export default function TrendingWidget(): ReactNode {
  return (
    <PageSection>
      <SectionHeading
        title="Trending Now"
        note="Most read and rated, then our editors’ choice"
        action={<MoreLink to={paths.movies({ sort: 'popularity' })}>View All</MoreLink>}
      />
      <TrendingTitles />
    </PageSection>
  );
}
