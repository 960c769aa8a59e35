import { useText } from '@sinima/runtime';
import type { StreamingPlatform } from '@sinima/contracts/api';
import type { ReactNode } from 'react';
import * as messages from './streaming.messages.ts';

/** The line in the place of titles where none stream. */
export function NothingStreams({ platform }: { platform: StreamingPlatform | undefined }): ReactNode {
  const text = useText();
  return (
    <p>
      {platform === undefined
        ? text(messages.nothingStreamsAnywhere)
        : text(messages.nothingStreamsOn, { platform })}
    </p>
  );
}
