import { savedPerson, useSavedMark } from '@sinima/catalogue-ui/saved-mark';
import type { PersonRef } from '@sinima/contracts/api';
import { buttonClass } from '@sinima/ui-kit/button';
import { useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import * as messages from './hero.messages.ts';

/** Follows somebody; saved in this browser. */
export function FollowButton({ person }: { person: PersonRef }): ReactNode {
  const text = useText();
  const [followed, setFollowed] = useSavedMark('follow', savedPerson(person));
  return (
    <button
      type="button"
      className={`${buttonClass({ variant: followed ? 'secondary' : 'primary' })} pe:focus-visible:outline-chalk`}
      aria-pressed={followed}
      onClick={() => setFollowed(!followed)}
    >
      <span aria-hidden="true">{followed ? '✓' : '+'}</span>{' '}
      {text(followed ? messages.following : messages.follow)}
    </button>
  );
}
