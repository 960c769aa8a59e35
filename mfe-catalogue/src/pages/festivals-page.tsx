import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import type { ReactNode } from 'react';
import { FestivalList } from '../features/festivals/festival-list.tsx';

/** `/festivals` */
export default function FestivalsPage(): ReactNode {
  return (
    <>
      <PageBanner
        title="Festivals"
        note="Where new African films are first seen"
        slug="festivals"
        kind="festival"
      />
      <PageBody>
        <FestivalList />
      </PageBody>
    </>
  );
}
