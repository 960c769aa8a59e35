import { useText } from '@sinima/runtime';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import type { ReactNode } from 'react';
import { AwardHighlights } from '../features/awards/award-highlights.tsx';
import { AwardsCards } from '../features/awards/awards-cards.tsx';
import { FestivalCards } from '../features/festivals/festival-cards.tsx';
import * as messages from './awards-page.messages.ts';

/** `/awards` (`docs/specification.md §2`) */
export default function AwardsPage(): ReactNode {
  const text = useText();
  return (
    <>
      <PageBanner
        title={text(messages.awardsAndFestivals)}
        note={text(messages.whoWasHonouredAndWhere)}
        slug="awards"
        kind="award"
      />
      <div className="ca:mx-auto ca:grid ca:max-w-page ca:grid-cols-1 ca:gap-7 ca:px-gutter ca:pt-6">
        <AwardHighlights />
        <AwardsCards />
        <FestivalCards />
      </div>
    </>
  );
}
