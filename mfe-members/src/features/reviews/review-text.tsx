import type { ReactNode } from 'react';

const words = 'me:whitespace-pre-line me:wrap-anywhere';

/** What a review says, as its author broke the lines; a spoiler is closed until its reader opens it. */
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
