import { useText } from '@sinima/runtime';
import { MoreLink } from '@sinima/catalogue-ui/more-link';
import { PageSection } from '@sinima/catalogue-ui/page-layout';
import { paths } from '@sinima/contracts/paths';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { TrendingTitles } from '../features/trending/trending-titles.tsx';
import * as messages from './widgets.messages.ts';

/** Trending titles, and the link to all titles. */
export default function TrendingWidget(): ReactNode {
  const text = useText();
  return (
    <PageSection>
      <SectionHeading
        title={text(messages.nowTrending)}
        note={text(messages.mostReadAndRatedThen)}
        action={<MoreLink to={paths.movies({ sort: 'popularity' })}>{text(messages.viewAll)}</MoreLink>}
      />
      <TrendingTitles />
    </PageSection>
  );
}
