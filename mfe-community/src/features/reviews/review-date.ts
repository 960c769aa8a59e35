import { dayText } from '@sinima/catalogue-ui/date-text';

/** Return when a review was written, as `MMM d, yyyy`, or 'Recent' (`docs/specification.md §3`). */
export function writtenOn({ createdAt }: { createdAt: string | null }): string {
  return (createdAt === null ? undefined : dayText(createdAt)) ?? 'Recent';
}
