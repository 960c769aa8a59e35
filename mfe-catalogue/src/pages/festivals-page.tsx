import { useText } from '@sinima/runtime';
import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import type { ReactNode } from 'react';
import { FestivalList } from '../features/festivals/festival-list.tsx';
import * as titlesMessages from '../titles/titles.messages.ts';

/** `/festivals` */
export default function FestivalsPage(): ReactNode {
  const text = useText();
  return (
    <>
      <PageBanner
        title={text(titlesMessages.festivals)}
        note={text(titlesMessages.whereNewAfricanFilmsAre)}
        slug="festivals"
        kind="festival"
      />
      <PageBody>
        <FestivalList />
      </PageBody>
    </>
  );
}
