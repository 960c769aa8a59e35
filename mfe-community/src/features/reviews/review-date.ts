import { dayText } from '@sinima/catalogue-ui/date-text';
import type { Text } from '@sinima/contracts/text';
import * as messages from './reviews.messages.ts';

/** Return when a review was written, in English as `MMM d, yyyy`, or 'Recent' (`docs/specification.md §3`). */
export function writtenOn({ createdAt }: { createdAt: string | null }, text: Text): string {
  return (createdAt === null ? undefined : dayText(createdAt, text.language)) ?? text(messages.recentReview);
}
