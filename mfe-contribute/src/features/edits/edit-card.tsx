import { Link, useText } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { linkClass } from '@sinima/ui-kit/link';
import type { ReactNode } from 'react';
import type { EditSummary } from '../../../api/openapi.ts';
import { Day } from '../../changes/day.tsx';
import { contributePaths } from '../../paths/contribute-paths.ts';
import { AuthorLink } from './author-link.tsx';
import { STATE_TEXTS } from '../../../api/shapes/state-texts.ts';
import { whatChanges } from './edit-texts.ts';
import * as messages from './edits.messages.ts';

/** An edit as a line of a list. */
export function EditCard({ edit }: { edit: EditSummary }): ReactNode {
  const text = useText();
  const { id, name, author, state, comment, openedAt, accepting, refusing, decision } = edit;
  const at = decision?.decidedAt ?? openedAt;
  return (
    <article className="con:grid con:max-w-measure con:gap-2 con:border-s-6 con:border-ochre con:bg-surface con:p-4">
      <h2 className="con:flex con:flex-wrap con:items-center con:gap-2 con:font-bold">
        <Link to={contributePaths.oneEdit(id)} className={linkClass({ variant: 'quiet' })}>
          {name}
        </Link>
        <Badge tone={state === 'accepted' ? 'accent' : 'plain'}>{text(STATE_TEXTS[state])}</Badge>
      </h2>
      <p className="con:wrap-anywhere">{whatChanges(edit, text)}</p>
      {comment === null ? null : (
        <p className="con:whitespace-pre-line con:wrap-anywhere" dir="auto">
          {comment}
        </p>
      )}
      <p className="con:text-sm con:text-muted">
        <AuthorLink author={author} /> · <Day time={at} />
        {decision === null ? ` · ${text(messages.votesSoFar, { accepting, refusing })}` : null}
      </p>
    </article>
  );
}
