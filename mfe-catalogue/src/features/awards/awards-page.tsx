import { PageBanner } from '@sinima/ui-kit/page-banner';
import styles from './awards-page.module.css';
import { AwardHighlights } from './components/award-highlights.tsx';
import { AwardsCards } from './components/awards-cards.tsx';
import { FestivalCards } from './components/festival-cards.tsx';

/** `/awards` (`docs/specification.md §2`) */
export default function AwardsPage() {
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
