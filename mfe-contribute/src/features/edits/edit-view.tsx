import { besidePages } from '@sinima/contracts/languages';
import { Link, RichText, useText } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { buttonClass } from '@sinima/ui-kit/button';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import type { Edit } from '../../../api/openapi.ts';
import { slugInWords } from '../../../api/shapes/credit.ts';
import { ChangeList } from '../../changes/change-list.tsx';
import { Day } from '../../changes/day.tsx';
import { contributePaths, recordPath } from '../../paths/contribute-paths.ts';
import { fieldLabel } from '../../../api/shapes/field-label.ts';
import { languageOfValue } from '../../words/value-language.ts';
import * as wordsMessages from '../../words/words.messages.ts';
import { AuthorLink } from './author-link.tsx';
import { DecisionOfEdit } from './decision-of-edit.tsx';
import { STATE_TEXTS } from '../../../api/shapes/state-texts.ts';
import { whatChanges } from './edit-texts.ts';
import * as messages from './edits.messages.ts';
import * as stateMessages from '../../../api/shapes/state.messages.ts';
import { valueWords } from '../../words/value-words.ts';

/** An edit with its changes, its votes and what became of it. */
export function EditView({ edit }: { edit: Edit }): ReactNode {
  const text = useText();
  const { id, record, name, author, state, comment, openedAt, dueAt, changes, thanks } = edit;
  return (
    <div className="con:grid con:max-w-measure con:gap-6">
      <p className="con:flex con:flex-wrap con:items-center con:gap-2">
        <Badge tone={state === 'accepted' ? 'accent' : 'plain'}>{text(STATE_TEXTS[state])}</Badge>
        <span>
          <RichText
            message={messages.proposedBy}
            parts={{ author: <AuthorLink author={author} />, day: <Day time={openedAt} /> }}
          />
        </span>
      </p>
      <WholeRecord edit={edit} />
      <ChangeList changes={changes} />
      <OtherRecord edit={edit} />
      {comment === null ? null : (
        <p className="con:whitespace-pre-line con:wrap-anywhere" dir="auto">
          {comment}
        </p>
      )}
      <Conflicts edit={edit} />
      <Votes edit={edit} />
      <DecisionOfEdit edit={edit} />
      {dueAt === null ? null : (
        <p className="con:text-sm con:text-muted">
          <RichText message={messages.timeDecides} parts={{ day: <Day time={dueAt} /> }} />
        </p>
      )}
      {thanks === 0 ? null : <p>{text(messages.thanked, { count: thanks })}</p>}
      <p className="con:flex con:flex-wrap con:gap-3">
        {/* A plain link: it leads to a page of forms, which asks to sign in. */}
        <a
          href={besidePages(text.language, contributePaths.reviewForms(id))}
          rel="nofollow"
          className={buttonClass({ variant: 'primary' })}
        >
          {text(messages.reviewThisEdit)}
        </a>
        <Link to={recordPath(record.kind, record.slug)} className={buttonClass()}>
          {name}
        </Link>
        <Link to={contributePaths.history(record.kind, record.slug)} className={buttonClass()}>
          {text(wordsMessages.history)}
        </Link>
      </p>
    </div>
  );
}

/** What is done with the record as a whole; nothing where fields alone change. */
function WholeRecord({ edit }: { edit: Edit }): ReactNode {
  const text = useText();
  const { kind, name, into } = edit;
  if (kind === 'change') return null;
  const change = whatChanges(edit, text);
  return (
    <p>
      {into === null
        ? text(messages.wholeRecord, { change })
        : text(messages.wholeRecords, { change, name, into })}
    </p>
  );
}

/** Of a split: what the other record is, and where it is meant. */
function OtherRecord({ edit: { into, split } }: { edit: Edit }): ReactNode {
  const text = useText();
  if (!split || into === null) return null;
  const { fields, moves } = split;
  return (
    <section className="con:grid con:min-w-0 con:gap-3">
      <SectionHeading title={text(messages.ofTheOther, { into })} />
      <ChangeList changes={fields} />
      {moves.length === 0 ? null : (
        <div>
          <p>{text(messages.meantIn, { into })}</p>
          <ul>
            {moves.map(({ kind, slug }) => (
              <li key={`${kind}/${slug}`} className="con:wrap-anywhere">
                <Link to={recordPath(kind, slug)}>{slugInWords(slug)}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Votes({ edit: { votes, answer } }: { edit: Edit }): ReactNode {
  const text = useText();
  if (votes.length === 0) return null;
  return (
    <section>
      <SectionHeading title={text(messages.votes)} />
      <ul className="con:grid con:list-none con:gap-2 con:p-0">
        {votes.map(({ author, accepts, reason }) => (
          <li key={author.number} className="con:wrap-anywhere">
            <RichText
              message={accepts ? messages.votedYes : messages.votedNo}
              values={{ reason: reason ?? '' }}
              parts={{ author: <AuthorLink author={author} /> }}
            />
          </li>
        ))}
      </ul>
      {answer === null ? null : (
        <p className="con:wrap-anywhere">{text(stateMessages.answerIs, { answer: answer.text })}</p>
      )}
    </section>
  );
}

function Conflicts({ edit: { conflicts } }: { edit: Edit }): ReactNode {
  const text = useText();
  if (conflicts.length === 0) return null;
  const shown = (field: string, value: unknown): ReactNode => {
    const words = valueWords(field, value, text).join(' · ');
    if (words === '') return text(messages.noValue);
    const language = languageOfValue(field, text);
    return language.lang === undefined ? words : <span {...language}>{words}</span>;
  };
  return (
    <section>
      <SectionHeading title={text(messages.changedMeanwhile)} />
      <ul>
        {conflicts.map(({ field, before, now }) => (
          <li key={field} className="con:wrap-anywhere">
            <RichText
              message={messages.conflictOf}
              values={{ field: fieldLabel(field, text) }}
              parts={{ before: () => shown(field, before), now: () => shown(field, now) }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
