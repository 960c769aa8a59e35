import { FactList } from '@sinima/catalogue-ui/fact-list';
import type { TitleDetail } from '@sinima/contracts/api';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';

/** How a title was made, as far as it is known. */
export function TechnicalFacts({ title: { technical } }: { title: TitleDetail }): ReactNode {
  return (
    <section>
      <SectionHeading title="Technical" />
      {technical.length === 0 ? (
        <p>No technical details are known for this title yet.</p>
      ) : (
        <FactList facts={technical} />
      )}
    </section>
  );
}
