import { toast, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { Dialog } from '@sinima/ui-kit/dialog';
import { useState, type ReactNode } from 'react';
import type { MakeReport, ReportReason } from '../../../api/openapi.ts';
import { ProblemLine } from '../../member/problem-line.tsx';
import { newKey } from '../../member/send-as-member.ts';
import { TextArea } from '../../member/text-area.tsx';
import { useWrite } from '../../member/use-write.ts';
import { sendReport } from './api/send-review.ts';
import * as messages from './reviews.messages.ts';
import * as reportMessages from '../../../api/shapes/report.messages.ts';

/** Longest note, in characters, as the API takes it. */
const MAX_NOTE = 500;

const REASONS: readonly (readonly [ReportReason, string])[] = [
  ['spoiler', reportMessages.reasonSpoiler],
  ['abuse', reportMessages.reasonAbuse],
  ['spam', reportMessages.reasonSpam],
  ['wrong', reportMessages.reasonWrong],
];

type Subject = Pick<MakeReport, 'kind' | 'subject'>;

/** Opens the form that tells the moderators of something. `what` names it for screen readers. */
export function ReportButton({ what, ...subject }: Subject & { what: string }): ReactNode {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={buttonClass({ variant: 'quiet', size: 'small' })}
        aria-label={text(messages.reportWhat, { what })}
        onClick={() => setOpen(true)}
      >
        {text(reportMessages.report)}
      </button>
      {isOpen ? <ReportDialog subject={subject} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ReportDialog({ subject, onClose }: { subject: Subject; onClose: () => void }): ReactNode {
  const text = useText();
  const [reason, setReason] = useState<ReportReason>(subject.kind === 'member' ? 'abuse' : 'spoiler');
  const [note, setNote] = useState('');
  const [key] = useState(newKey);
  const { isBusy, problem, write } = useWrite();
  const report = async (): Promise<void> => {
    const isDone = await write(() => sendReport({ ...subject, reason, note: note.trim() || null }, key));
    if (!isDone) return;
    toast({
      title: text(messages.reported),
      description: text(messages.theModeratorsLookAtIt),
    });
    onClose();
  };
  return (
    <Dialog
      title={text(reportMessages.report)}
      description={text(reportMessages.whatIsWrongWithIt)}
      onClose={onClose}
    >
      <form
        className="me:grid me:gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void report();
        }}
      >
        <fieldset className="me:grid">
          <legend className="me:sr-only">{text(messages.reason)}</legend>
          {REASONS.map(([value, label]) => (
            <label key={value} className="me:flex me:min-h-target me:items-center me:gap-3">
              <input
                type="radio"
                name="reason"
                className="me:size-5 me:accent-accent"
                value={value}
                checked={reason === value}
                onChange={() => setReason(value)}
              />
              {text(label)}
            </label>
          ))}
        </fieldset>
        <TextArea
          label={text(reportMessages.forTheModeratorsOptional)}
          name="note"
          value={note}
          most={MAX_NOTE}
          rows={3}
          onChange={setNote}
        />
        <ProblemLine text={problem} />
        <p>
          <button type="submit" className={buttonClass({ size: 'small' })} disabled={isBusy}>
            {text(reportMessages.sendTheReport)}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
