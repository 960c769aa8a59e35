import type { StreamingPlatform } from '@sinima/contracts/api';
import type { ReactNode } from 'react';

/** The line in the place of titles where none stream. */
export function NothingStreams({ platform }: { platform: StreamingPlatform | undefined }): ReactNode {
  return <p>Nothing is known to stream on {platform ?? 'any platform'} yet.</p>;
}
