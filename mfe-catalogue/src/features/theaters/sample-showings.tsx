import { SampleNote } from '@sinima/catalogue-ui/sample-note';
import type { TheaterTitle } from '@sinima/contracts/api';
import type { ReactNode } from 'react';

/** The line that says that where and when these titles are shown is sample data; nothing where it is known. */
export function SampleShowings({ titles }: { titles: readonly TheaterTitle[] }): ReactNode {
  return (
    <SampleNote
      of={['theaters', 'showtimes', 'prices']}
      isShown={titles.some(({ showingsAreSample }) => showingsAreSample)}
    />
  );
}
