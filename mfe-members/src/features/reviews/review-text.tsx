import { useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import * as messages from './reviews.messages.ts';

const words = 'me:whitespace-pre-line me:wrap-anywhere';

/** The text of a review, with its author's line breaks; a spoiler is closed until its reader opens it. */
export function ReviewText({ text, hasSpoilers }: { text: string; hasSpoilers: boolean }): ReactNode {
  const say = useText();
  if (!hasSpoilers) return <p className={words}>{text}</p>;
  return (
    <details>
      <summary className="me:min-h-target me:cursor-pointer me:py-2 me:font-bold">
        {say(messages.thisReviewTellsHowThe)}
      </summary>
      <p className={words}>{text}</p>
    </details>
  );
}
