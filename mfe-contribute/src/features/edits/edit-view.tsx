import { dayText } from '@sinima/catalogue-ui/date-text';
import { Link } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { buttonClass } from '@sinima/ui-kit/button';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import type { Edit } from '../../../api/openapi.ts';
import { fieldLabel } from '../../../api/shapes/record-fields.ts';
import { valueTexts } from '../../../api/shapes/value-text.ts';
import { ChangeList } from '../../changes/change-list.tsx';
import { contributePaths, recordPath } from '../../paths/contribute-paths.ts';
import { AuthorLink } from './author-link.tsx';
import { STATE_TEXTS } from './edit-states.ts';
import { deciderText, whatChanges } from './edit-texts.ts';

/** An edit with its changes, its votes and what became of it. */
export function EditView({ edit }: { edit: Edit }): ReactNode {
  const { id, kind, record, name, author, state, comment, openedAt, dueAt, changes, into, thanks } = edit;
  return (
    <div className="con:grid con:max-w-measure con:gap-6">
      <p className="con:flex con:flex-wrap con:items-center con:gap-2">
        <Badge tone={state === 'accepted' ? 'accent' : 'plain'}>{STATE_TEXTS[state]}</Badge>
        <span>
          By <AuthorLink author={author} />, <time dateTime={openedAt}>{dayText(openedAt)}</time>
        </span>
      </p>
      {kind === 'change' ? null : (
        <p>
          {whatChanges(edit)}
          {into === null ? '.' : `: ${name} and ${into}.`}
        </p>
      )}
      <ChangeList kind={record.kind} changes={changes} />
      {comment === null ? null : <p className="con:whitespace-pre-line con:wrap-anywhere">{comment}</p>}
      <Conflicts edit={edit} />
      <Votes edit={edit} />
      <Decision edit={edit} />
      {dueAt === null ? null : (
        <p className="con:text-sm con:text-muted">
          As it stands, time decides on <time dateTime={dueAt}>{dayText(dueAt)}</time>.
        </p>
      )}
      {thanks === 0 ? null : <p>{thanks === 1 ? 'A member says' : `${thanks} members say`} thank you.</p>}
      <p className="con:flex con:flex-wrap con:gap-3">
        {/* A plain link: it leads to a page of forms, which asks to sign in. */}
        <a
          href={contributePaths.reviewForms(id)}
          rel="nofollow"
          className={buttonClass({ variant: 'primary' })}
        >
          Review this edit
        </a>
        <Link to={recordPath(record.kind, record.slug)} className={buttonClass()}>
          {name}
        </Link>
        <Link to={contributePaths.history(record.kind, record.slug)} className={buttonClass()}>
          History
        </Link>
      </p>
    </div>
  );
}

function Votes({ edit: { votes, answer } }: { edit: Edit }): ReactNode {
  if (votes.length === 0) return null;
  return (
    <section>
      <SectionHeading title="Votes" />
      <ul className="con:grid con:list-none con:gap-2 con:p-0">
        {votes.map(({ author, accepts, reason }) => (
          <li key={author.number} className="con:wrap-anywhere">
            <AuthorLink author={author} />: {accepts ? 'yes' : `no. ${reason ?? ''}`}
          </li>
        ))}
      </ul>
      {answer === null ? null : <p className="con:wrap-anywhere">Answer: {answer.text}</p>}
    </section>
  );
}

function Conflicts({ edit: { conflicts, record } }: { edit: Edit }): ReactNode {
  if (conflicts.length === 0) return null;
  return (
    <section>
      <SectionHeading title="The record changed meanwhile" />
      <ul>
        {conflicts.map(({ field, before, now }) => (
          <li key={field} className="con:wrap-anywhere">
            {fieldLabel(record.kind, field)}: the edit was made from{' '}
            {valueTexts(before).join(' · ') || 'nothing'}, and the record has{' '}
            {valueTexts(now).join(' · ') || 'nothing'} now.
          </li>
        ))}
      </ul>
    </section>
  );
}

function Decision({ edit: { decision, state, reverts, record } }: { edit: Edit }): ReactNode {
  if (decision === null) return null;
  const { editor, reason, decidedAt, sequence } = decision;
  return (
    <section>
      <SectionHeading title={STATE_TEXTS[state]} />
      <p className="con:wrap-anywhere">
        <time dateTime={decidedAt}>{dayText(decidedAt)}</time>, {deciderText(decision)}
        {editor === null ? null : (
          <>
            {': '}
            <AuthorLink author={editor} />
          </>
        )}
        .{reason === null ? null : ` ${reason}`}
        {reverts === null ? null : ` It takes change ${reverts} back.`}
      </p>
      {sequence === null ? null : (
        <form method="post" action={contributePaths.proposalForms(record.kind, record.slug)}>
          <p>It is change {sequence} of the catalogue’s log.</p>
          <input type="hidden" name="action" value="revert" />
          <input type="hidden" name="reverts" value={sequence} />
          <button type="submit" className={buttonClass()}>
            Take it back
          </button>
        </form>
      )}
    </section>
  );
}
