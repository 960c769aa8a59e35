import { dayText } from '@sinima/catalogue-ui/date-text';
import { toast } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { buttonClass } from '@sinima/ui-kit/button';
import { useState, type ReactNode } from 'react';
import type { DiaryEntry } from '../../../api/openapi.ts';
import { problemText } from '../../member/problem-text.ts';
import { newKey } from '../../member/send-as-member.ts';
import { TitleRow } from '../../member/title-row.tsx';
import { addViewing, changeViewing, deleteViewing } from './api/send-viewing.ts';
import { ViewingForm, type Viewing } from './viewing-form.tsx';

interface DiaryRowProps {
  entry: DiaryEntry;
  /** Called when the diary has changed. */
  onChange: () => void;
}

/** A viewing in the diary: changed in its place, deleted with undo. */
export function DiaryRow({ entry, onChange }: DiaryRowProps): ReactNode {
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
      toast({ title: 'Not saved', description: problemText(error), variant: 'destructive' });
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
      title: 'Taken out of your diary',
      description: title.displayTitle,
      action: { label: 'Undo', act: () => void attempt(undo) },
    });
  };
  const small = buttonClass({ variant: 'secondary', size: 'small' });
  return (
    <TitleRow title={title}>
      <p className="me:flex me:flex-wrap me:items-center me:gap-x-3 me:gap-y-1">
        <time dateTime={watchedOn}>{dayText(watchedOn)}</time>
        {where === null ? null : <span className="me:text-muted">{where}</span>}
        {isRewatch ? <Badge>Again</Badge> : null}
      </p>
      <div className="me:flex me:flex-wrap me:gap-3">
        <button
          type="button"
          className={small}
          aria-expanded={isEditing}
          aria-label={`Change the viewing of ${title.displayTitle}`}
          onClick={() => setEditing(!isEditing)}
        >
          Change
        </button>
        <button
          type="button"
          className={small}
          disabled={isBusy}
          aria-label={`Take ${title.displayTitle} out of the diary`}
          onClick={() => void remove()}
        >
          Take out
        </button>
      </div>
      {isEditing ? <ViewingForm viewing={entry} action="Save" save={save} /> : null}
    </TitleRow>
  );
}
