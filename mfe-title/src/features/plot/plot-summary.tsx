import type { TitleDetail } from '@sinima/contracts/api';
import { Slot } from '@sinima/runtime';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { plotOf } from '../../title/title-texts.ts';

/** What a title is about; of a stub, what its record lacks, and the way to add it. */
export function PlotSummary({ title }: { title: TitleDetail }): ReactNode {
  return (
    <section>
      <SectionHeading title="Plot Summary" />
      <p className="ti:max-w-measure ti:text-lg ti:leading-[1.65]">
        {title.isStub ? lacksOf(title) : plotOf(title)}
      </p>
      {title.isStub ? <Slot name="correct" /> : null}
    </section>
  );
}

const lacksOf = ({ type }: TitleDetail): string =>
  `Little is known of this ${type === 'MOVIE' ? 'film' : 'series'} yet: the record has no plot, no cast and no source.`;
