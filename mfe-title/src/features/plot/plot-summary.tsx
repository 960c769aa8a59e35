import type { TitleDetail } from '@sinima/contracts/api';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { plotOf } from '../../title/title-texts.ts';

/** What a title is about. */
export function PlotSummary({ title }: { title: TitleDetail }): ReactNode {
  return (
    <section>
      <SectionHeading title="Plot Summary" />
      <p className="ti:max-w-measure ti:text-lg ti:leading-[1.65]">{plotOf(title)}</p>
    </section>
  );
}
