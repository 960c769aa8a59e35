import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import type { ReactNode } from 'react';
import { PublicLists } from '../features/lists/public-lists.tsx';

/** `/lists` */
export default function ListsPage(): ReactNode {
  return (
    <>
      <PageBanner title="Lists" note="Where to begin, and where to go on" slug="lists" kind="list" />
      <PageBody>
        <PublicLists level={2} />
      </PageBody>
    </>
  );
}
