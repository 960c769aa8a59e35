/** @jest-environment node */
import { createText } from '@sinima/runtime/create-text';
import { timeAgo } from './time-ago.ts';

it.each([
  [0, 'a moment ago'],
  [-5_000, 'a moment ago'],
  [60_000, '1 minute ago'],
  [3 * 3_600_000 + 59 * 60_000, '3 hours ago'],
  [49 * 3_600_000, '2 days ago'],
])('%i ms is %s', (ms, text) => expect(timeAgo(ms, createText('en'))).toBe(text));
