import { Link, useText } from '@sinima/runtime';
import { linkClass } from '@sinima/ui-kit/link';
import type { ReactNode } from 'react';
import type { MemberRef } from '../../api/openapi.ts';
import { memberPaths } from './member-paths.ts';
import * as messages from './member.messages.ts';

/** The author of something, as a link; null: the profile is private. */
export function MemberName({ member }: { member: MemberRef | null }): ReactNode {
  const text = useText();
  if (member === null) return <span>{text(messages.aMember)}</span>;
  return (
    <Link
      to={memberPaths.member(member.handle)}
      className={`${linkClass({ variant: 'quiet' })} me:font-bold`}
    >
      {member.displayName}
    </Link>
  );
}
