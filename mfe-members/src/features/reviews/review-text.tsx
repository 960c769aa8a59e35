import type { ReactNode } from 'react';

const words = 'me:whitespace-pre-line me:wrap-anywhere';

/** The text of a review, with its author's line breaks; a spoiler is closed until its reader opens it. */
export function ReviewText({ text, hasSpoilers }: { text: string; hasSpoilers: boolean }): ReactNode {
  if (!hasSpoilers) return <p className={words}>{text}</p>;
  return (
    <details>
      <summary className="me:min-h-target me:cursor-pointer me:py-2 me:font-bold">
        This review tells how the story goes on. Show it
      </summary>
      <p className={words}>{text}</p>
    </details>
  );
}
