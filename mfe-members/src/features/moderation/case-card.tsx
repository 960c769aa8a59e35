import { paths } from '@sinima/contracts/paths';
import { Link, toast, useText, RichText } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { linkClass } from '@sinima/ui-kit/link';
import type { ReactNode } from 'react';
import type { Decision, ModerationCase } from '../../../api/openapi.ts';
import { MemberName } from '../../member/member-name.tsx';
import { timeText } from '../../member/time-text.ts';
import { decide, undoDecision, upholdDecision } from './api/send-decision.ts';
import { DecideForm } from './decide-form.tsx';
import { DecisionCard } from './decision-card.tsx';
import { TextForm } from './text-form.tsx';
import { UpholdButton } from './uphold-button.tsx';
import * as messages from './moderation.messages.ts';
import type { Message, Text } from '@sinima/contracts/text';
import { reasonText } from '../../../api/shapes/held-reasons.ts';

const BEFORE = {
  free: messages.removedBefore,
  limited: messages.removedBeforeLimited,
  suspended: messages.removedBeforeSuspended,
} as const;

function subjectText({ kind, subject }: Pick<ModerationCase, 'kind' | 'subject'>, say: Text): string {
  if (kind === 'review') return say(messages.caseReview);
  if (kind === 'list') return say(messages.caseList);
  return subject === null ? say(messages.caseDeleted) : say(messages.caseProfile, { handle: subject });
}

const CAUSES = {
  reported: messages.causeReported,
  held: messages.causeHeld,
  appealed: messages.causeAppealed,
} as const satisfies Record<ModerationCase['causes'][number], Message>;

/** A case before the moderators: what it is about, what members and checks say of it, and the decision. */
export function CaseCard({ item, onDecided }: { item: ModerationCase; onDecided: () => void }): ReactNode {
  const say = useText();
  const { id, kind, causes, checks, text, hasSpoilers, title, author, reports, openedAt } = item;
  const settle = async (act: Promise<unknown>): Promise<void> => {
    await act;
    toast({ title: say(messages.decided), description: say(messages.itsAuthorIsToldWith) });
    onDecided();
  };
  return (
    <article className="me:grid me:gap-4 me:border-s-6 me:border-indigo-bright me:bg-surface me:p-4">
      <h2 className="me:flex me:flex-wrap me:items-center me:gap-2 me:font-bold">
        {subjectText(item, say)}
        {causes.map((cause) => (
          <Badge key={cause} tone="accent">
            {say(CAUSES[cause])}
          </Badge>
        ))}
        {hasSpoilers ? <Badge>{say(messages.spoilers)}</Badge> : null}
      </h2>
      <p className="me:flex me:flex-wrap me:gap-x-3 me:text-sm me:text-muted">
        <time dateTime={openedAt}>{timeText(openedAt, say.language)}</time>
        {author === null ? (
          <span>{say(messages.theAccountWasDeleted)}</span>
        ) : (
          <span>
            <RichText
              message={BEFORE[author.limit?.kind ?? 'free']}
              values={{ count: author.removedCount }}
              parts={{ author: <MemberName member={author} /> }}
            />
          </span>
        )}
        {title === null ? null : (
          <Link to={paths.title(title.slug)} className={linkClass()}>
            {title.displayTitle}
          </Link>
        )}
      </p>
      {text === null ? null : (
        <blockquote className="me:max-w-measure me:whitespace-pre-line me:border-s-3 me:border-line me:ps-3 me:wrap-anywhere">
          {text}
        </blockquote>
      )}
      {checks.length + reports.length === 0 ? null : (
        <ul className="me:grid me:gap-1 me:ps-5">
          {checks.map((check) => (
            <li key={check}>{reasonText(check, say)}</li>
          ))}
          {reports.map(({ reason, note, reportedAt }) => (
            <li key={reportedAt}>
              {note === null
                ? say(messages.reportedAs, { reason })
                : say(messages.reportedAsWith, { reason, note })}
            </li>
          ))}
        </ul>
      )}
      {item.decisions.map((decision) => (
        <PastDecision key={decision.id} decision={decision} settle={settle} />
      ))}
      <DecideForm id={id} kind={kind} decide={(decision, key) => settle(decide(id, decision, key))} />
    </article>
  );
}

interface PastDecisionProps {
  decision: Decision;
  settle: (act: Promise<unknown>) => Promise<void>;
}

/** A former decision of the case: its appeal, and the way to take it back. */
function PastDecision({ decision, settle }: PastDecisionProps): ReactNode {
  const say = useText();
  const { id, appeal, undoneAt } = decision;
  return (
    <DecisionCard decision={decision}>
      {appeal === null ? null : (
        <p className="me:wrap-anywhere">{say(messages.authorAppeals, { appeal: appeal.text })}</p>
      )}
      {appeal?.state === 'open' ? <UpholdButton uphold={(key) => settle(upholdDecision(id, key))} /> : null}
      {undoneAt === null ? (
        <TextForm
          label={say(messages.whyItIsTakenBack)}
          name={`undo-${id}`}
          action={say(messages.takeItBack)}
          send={(reason, key) => settle(undoDecision(id, reason, key))}
        />
      ) : null}
    </DecisionCard>
  );
}
