import type { City } from '@sinima/contracts/api';
import type { ReactNode } from 'react';

/** The line in the place of titles where none are shown. */
export function NothingShown({ city }: { city: City | undefined }): ReactNode {
  return <p>Nothing is known to be shown in {city ?? 'any city'} now.</p>;
}
