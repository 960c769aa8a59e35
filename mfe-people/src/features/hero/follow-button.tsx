import { savedPerson, useSavedMark } from '@sinima/catalogue-ui/saved-mark';
import type { PersonRef } from '@sinima/contracts/api';
import { buttonClass } from '@sinima/ui-kit/button';
import type { ReactNode } from 'react';

/** Follows somebody; saved in this browser. */
export function FollowButton({ person }: { person: PersonRef }): ReactNode {
  const [followed, setFollowed] = useSavedMark('follow', savedPerson(person));
  return (
    <button
      type="button"
      className={`${buttonClass({ variant: followed ? 'secondary' : 'primary' })} pe:focus-visible:outline-chalk`}
      aria-pressed={followed}
      onClick={() => setFollowed(!followed)}
    >
      <span aria-hidden="true">{followed ? '✓' : '+'}</span> {followed ? 'Following' : 'Follow Artist'}
    </button>
  );
}
