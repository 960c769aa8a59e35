import { SampleNote } from '@sinima/catalogue-ui/sample-note';
import type { StreamingTitle } from '@sinima/contracts/api';
import type { ReactNode } from 'react';

/** The line that says that where these titles stream is sample data; nothing where it is known. */
export function SamplePlatforms({ titles }: { titles: readonly StreamingTitle[] }): ReactNode {
  return (
    <SampleNote of="platforms" isShown={titles.some(({ availabilityIsSample }) => availabilityIsSample)} />
  );
}
