import { cardRowClass } from '@sinima/catalogue-ui/card-row';
import { PageSection } from '@sinima/catalogue-ui/page-layout';
import { useQuery } from '@sinima/runtime';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { popularListsQuery } from '../features/home/api/home-queries.ts';
import { ListCards } from '../features/lists/list-cards.tsx';
import { memberPaths } from '../member/member-paths.ts';

/** The lists that most members like; nothing where there are none, or where they cannot be read. */
export default function PopularListsWidget(): ReactNode {
  const { data } = useQuery(popularListsQuery());
  if (!data?.items.length) return null;
  return (
    <PageSection>
      <SectionHeading title="Lists that members like" />
      <ListCards
        lists={data.items}
        level={3}
        addressOf={memberPaths.list}
        className={cardRowClass('broad')}
      />
    </PageSection>
  );
}
