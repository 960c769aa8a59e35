import { RecordText } from '@sinima/catalogue-ui/record-text';
import type { TitleDetail } from '@sinima/contracts/api';
import { Slot, useText } from '@sinima/runtime';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { plotOf } from '../../title/title-texts.ts';
import * as messages from './plot.messages.ts';
import * as titleMessages from '../../title/title.messages.ts';

const paragraph = 'ti:max-w-measure ti:text-lg ti:leading-[1.65]';

/** What a title is about; of a stub, what its record lacks, and the way to add it. */
export function PlotSummary({ title }: { title: TitleDetail }): ReactNode {
  const text = useText();
  const plot = title.isStub ? null : plotOf(title);
  const lacks = title.type === 'MOVIE' ? messages.littleKnownFilm : messages.littleKnownSeries;
  const instead = title.isStub ? lacks : titleMessages.noPlot;
  return (
    <section>
      <SectionHeading title={text(messages.plotSummary)} />
      {plot === null ? (
        <p className={paragraph}>{text(instead)}</p>
      ) : (
        <RecordText className={paragraph} language={title.plotLanguage} isDraft={title.plotIsDraft}>
          {plot}
        </RecordText>
      )}
      {title.isStub ? <Slot name="correct" /> : null}
    </section>
  );
}
