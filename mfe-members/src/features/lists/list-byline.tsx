import { Fragment, type ReactNode } from 'react';
import type { MemberList } from '../../../api/openapi.ts';
import { MemberName } from '../../member/member-name.tsx';

/** The members who keep a list: its owner and, after them, its authors. */
export function ListByline({ author, authors }: Pick<MemberList, 'author' | 'authors'>): ReactNode {
  return (
    <span>
      By <MemberName member={author} />
      {authors.map((member, index) => (
        <Fragment key={member.handle}>
          {index === 0 ? ', together with ' : index === authors.length - 1 ? ' and ' : ', '}
          <MemberName member={member} />
        </Fragment>
      ))}
    </span>
  );
}
