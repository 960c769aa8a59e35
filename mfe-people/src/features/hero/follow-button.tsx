import { useSavedMark } from '@sinima/catalogue-ui/saved-mark';
import { buttonClass } from '@sinima/ui-kit/button';
import type { ReactNode } from 'react';

/** Follows somebody; saved in this browser. */
export function FollowButton({ personId }: { personId: string }): ReactNode {
  const [followed, setFollowed] = useSavedMark('follow', personId);
  return (
    <button
      type="button"
      className={`${buttonClass({ variant: followed ? 'secondary' : 'primary' })} pe:focus-visible:outline-chalk`}
      aria-pressed={followed}
      onClick={() => setFollowed(!followed)}
    >
      <span aria-hidden="true">{followed ? '✓' : '+'}</span> Follow Artist
    </button>
  );
}
