import { useText } from '@sinima/runtime';
import type { City } from '@sinima/contracts/api';
import type { ReactNode } from 'react';
import * as messages from './theaters.messages.ts';

/** The line in the place of titles where none are shown. */
export function NothingShown({ city }: { city: City | undefined }): ReactNode {
  const text = useText();
  return (
    <p>
      {city === undefined ? text(messages.nothingShownAnywhere) : text(messages.nothingShownIn, { city })}
    </p>
  );
}
