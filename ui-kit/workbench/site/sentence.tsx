import type { ReactNode } from 'react';

/** A sentence, with what stands between backticks as code. */
export function Sentence({ text }: { text: string }): ReactNode {
  return text.split('`').map((part, place) => (place % 2 === 1 ? <code key={part}>{part}</code> : part));
}
