import { PageBanner } from '@sinima/ui-kit/page-banner';
import type { ReactNode } from 'react';
import { AwardHighlights } from '../features/awards/award-highlights.tsx';
import { AwardsCards } from '../features/awards/awards-cards.tsx';
import { FestivalCards } from '../features/festivals/festival-cards.tsx';
import styles from './awards-page.module.css';

/** `/awards` (`docs/specification.md §2`) */
export default function AwardsPage(): ReactNode {
  return (
    <>
      <PageBanner
        title="Awards and Festivals"
        note="Who was honoured, and where films are first seen"
        slug="awards"
        kind="award"
      />
      <div className={styles.page}>
        <AwardHighlights />
        <AwardsCards />
        <FestivalCards />
      </div>
    </>
  );
}
