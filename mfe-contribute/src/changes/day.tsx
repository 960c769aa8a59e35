import { dayText } from '@sinima/catalogue-ui/date-text';
import { useText } from '@sinima/runtime';
import type { ReactNode } from 'react';

/** The day of a time. */
export function Day({ time }: { time: string }): ReactNode {
  const { language } = useText();
  return <time dateTime={time}>{dayText(time, language)}</time>;
}
