import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { useText } from '@sinima/runtime';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import type { ReactNode } from 'react';
import { PublicLists } from '../features/lists/public-lists.tsx';
import * as messages from './lists-page.messages.ts';

/** `/lists` */
export default function ListsPage(): ReactNode {
  const text = useText();
  return (
    <>
      <PageBanner
        title={text(messages.listsTitle)}
        note={text(messages.listsNote)}
        slug="lists"
        kind="list"
      />
      <PageBody>
        <PublicLists level={2} />
      </PageBody>
    </>
  );
}
