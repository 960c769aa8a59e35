import { cardRowClass } from '@sinima/catalogue-ui/card-row';
import { MoreLink } from '@sinima/catalogue-ui/more-link';
import { PageSection } from '@sinima/catalogue-ui/page-layout';
import { paths } from '@sinima/contracts/paths';
import { useText } from '@sinima/runtime';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { PublicLists } from '../features/lists/public-lists.tsx';
import * as messages from './popular-lists-widget.messages.ts';

/** Three lists (`docs/specification.md §2`). */
export default function PopularListsWidget(): ReactNode {
  const text = useText();
  return (
    <PageSection>
      <SectionHeading
        title={text(messages.popularListsTitle)}
        note={text(messages.popularListsNote)}
        action={<MoreLink to={paths.lists()}>{text(messages.allListsOfHome)}</MoreLink>}
      />
      <PublicLists limit={3} level={3} className={cardRowClass('broad')} />
    </PageSection>
  );
}
