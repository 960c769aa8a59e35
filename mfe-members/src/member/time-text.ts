const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** Return a time as `Jan 16, 2026, 7:30 PM UTC`, the same in every time zone. */
export const timeText = (time: string): string => `${format.format(new Date(time))} UTC`;
