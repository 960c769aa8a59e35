import { Link } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { linkClass } from '@sinima/ui-kit/link';
import type { ReactNode } from 'react';
import type { EditAuthor } from '../../../api/openapi.ts';
import { contributePaths } from '../../paths/contribute-paths.ts';
import { authorName } from './edit-texts.ts';

const MARKS: Readonly<Partial<Record<EditAuthor['standing'], string>>> = {
  beginner: 'Beginner',
  editor: 'Editor',
};

/** An author, with the way to the author's edits and the mark of a beginner or editor. */
export function AuthorLink({ author }: { author: EditAuthor }): ReactNode {
  const mark = author.kind === 'member' ? MARKS[author.standing] : undefined;
  return (
    <>
      <Link
        to={contributePaths.edits({ author: author.number, state: 'all' })}
        className={linkClass({ variant: 'quiet' })}
      >
        {authorName(author)}
      </Link>
      {mark === undefined ? null : (
        <>
          {' '}
          <Badge>{mark}</Badge>
        </>
      )}
    </>
  );
}
