import type { Message } from '@sinima/contracts/text';
import { Link, useText } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { linkClass } from '@sinima/ui-kit/link';
import type { ReactNode } from 'react';
import type { EditAuthor } from '../../../api/openapi.ts';
import { contributePaths } from '../../paths/contribute-paths.ts';
import { authorName } from './edit-texts.ts';
import * as messages from './edits.messages.ts';

const MARKS: Readonly<Partial<Record<EditAuthor['standing'], Message>>> = {
  beginner: messages.beginner,
  editor: messages.editor,
};

/** An author, with the way to the author's edits and the mark of a beginner or editor. */
export function AuthorLink({ author }: { author: EditAuthor }): ReactNode {
  const text = useText();
  const mark = author.kind === 'member' ? MARKS[author.standing] : undefined;
  return (
    <>
      <Link
        to={contributePaths.edits({ author: author.number, state: 'all' })}
        className={linkClass({ variant: 'quiet' })}
      >
        {authorName(author, text)}
      </Link>
      {mark === undefined ? null : (
        <>
          {' '}
          <Badge>{text(mark)}</Badge>
        </>
      )}
    </>
  );
}
