import { dayText } from '@sinima/catalogue-ui/date-text';
import { toast, useText } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { buttonClass } from '@sinima/ui-kit/button';
import { useState, type ReactNode } from 'react';
import type { DiaryEntry } from '../../../api/openapi.ts';
import { problemText } from '../../member/problem-text.ts';
import { newKey } from '../../member/send-as-member.ts';
import { TitleRow } from '../../member/title-row.tsx';
import { addViewing, changeViewing, deleteViewing } from './api/send-viewing.ts';
import { ViewingForm, type Viewing } from './viewing-form.tsx';
import * as messages from './diary.messages.ts';
import * as memberMessages from '../../member/member.messages.ts';
import * as actionsMessages from '../../../api/shapes/actions.messages.ts';

interface DiaryRowProps {
  entry: DiaryEntry;
  /** Called when the diary has changed. */
  onChange: () => void;
}

/** A viewing in the diary: changed in its place, deleted with undo. */
export function DiaryRow({ entry, onChange }: DiaryRowProps): ReactNode {
  const text = useText();
  const [isEditing, setEditing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { id, title, watchedOn, isRewatch, where } = entry;

  const save = async (viewing: Viewing): Promise<void> => {
    await changeViewing(id, viewing);
    setEditing(false);
    onChange();
  };
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act();
      onChange();
      return true;
    } catch (error) {
      toast({
        title: text(memberMessages.notSaved),
        description: problemText(error, text),
        variant: 'destructive',
      });
      return false;
    }
  };
  const remove = async (): Promise<void> => {
    setBusy(true);
    const isDone = await attempt(() => deleteViewing(id));
    setBusy(false);
    if (!isDone) return;
    const key = newKey();
    const undo = () => addViewing({ title: title.slug, watchedOn, isRewatch, where }, key);
    toast({
      title: text(memberMessages.takenOutOfYourDiary),
      description: title.displayTitle,
      action: { label: text(memberMessages.undo), act: () => void attempt(undo) },
    });
  };
  const small = buttonClass({ variant: 'secondary', size: 'small' });
  return (
    <TitleRow title={title}>
      <p className="me:flex me:flex-wrap me:items-center me:gap-x-3 me:gap-y-1">
        <time dateTime={watchedOn}>{dayText(watchedOn, text.language)}</time>
        {where === null ? null : <span className="me:text-muted">{where}</span>}
        {isRewatch ? <Badge>{text(messages.again)}</Badge> : null}
      </p>
      <div className="me:flex me:flex-wrap me:gap-3">
        <button
          type="button"
          className={small}
          aria-expanded={isEditing}
          aria-label={text(messages.changeViewingOf, { title: title.displayTitle })}
          onClick={() => setEditing(!isEditing)}
        >
          {text(memberMessages.change)}
        </button>
        <button
          type="button"
          className={small}
          disabled={isBusy}
          aria-label={text(messages.takeOutOfDiary, { title: title.displayTitle })}
          onClick={() => void remove()}
        >
          {text(messages.takeOut)}
        </button>
      </div>
      {isEditing ? <ViewingForm viewing={entry} action={text(actionsMessages.save)} save={save} /> : null}
    </TitleRow>
  );
}
