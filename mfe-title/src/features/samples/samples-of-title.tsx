import { SampleNote, type SamplePart } from '@sinima/catalogue-ui/sample-note';
import { belowFirstScreenClass } from '@sinima/ui-kit/below-first-screen';
import type { TitleDetail } from '@sinima/contracts/api';
import type { ReactNode } from 'react';

/** A line about the page, at its end: above, it would move what stands there when the data come late. */
const line = 'ti:mx-auto ti:max-w-page ti:px-gutter ti:pb-4';

/** The line that says which figures of a title are samples; nothing where none is. */
export function SamplesOfTitle({ title }: { title: TitleDetail }): ReactNode {
  const samples = samplesOf(title);
  if (samples.length === 0) return null;
  return (
    <div className={`${line} ${belowFirstScreenClass}`}>
      <SampleNote of={samples} isShown />
    </div>
  );
}

function samplesOf(title: TitleDetail): SamplePart[] {
  return [
    ...(title.bayesianRating !== null && title.ratingIsSample ? (['votes'] as const) : []),
    ...(title.streamingPlatforms.length > 0 && title.availabilityIsSample ? (['platforms'] as const) : []),
    ...(title.showings.length > 0 && title.showingsAreSample ? (['showtimes'] as const) : []),
  ];
}
