import { useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { TextField } from '@sinima/ui-kit/fields';
import { useState, type ReactNode } from 'react';
import { ProblemLine } from '../../member/problem-line.tsx';
import { useWrite } from '../../member/use-write.ts';
import { localDay } from './local-day.ts';
import * as messages from './diary.messages.ts';
import * as diaryMessages from '../../../api/shapes/diary.messages.ts';

/** Longest place, in characters, as the API takes it. */
const MAX_PLACE = 100;

/** A viewing as it is typed. */
export interface Viewing {
  readonly watchedOn: string;
  readonly isRewatch: boolean;
  readonly where: string | null;
}

interface ViewingFormProps {
  /** The viewing to change; a new one is of today. */
  viewing?: Viewing;
  /** The text of the button. */
  action: string;
  /** Rejects with why it was not saved. */
  save: (viewing: Viewing) => Promise<unknown>;
}

/** When and where a title was watched. */
export function ViewingForm({ viewing, action, save }: ViewingFormProps): ReactNode {
  const text = useText();
  const today = localDay(new Date());
  const [watchedOn, setWatchedOn] = useState(viewing?.watchedOn ?? today);
  const [isRewatch, setRewatch] = useState(viewing?.isRewatch ?? false);
  const [where, setWhere] = useState(viewing?.where ?? '');
  const { isBusy, problem, write } = useWrite();
  return (
    <form
      className="me:grid me:gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void write(() => save({ watchedOn, isRewatch, where: where.trim() || null }));
      }}
    >
      <TextField
        label={text(diaryMessages.day)}
        type="date"
        name="watchedOn"
        required
        max={today}
        value={watchedOn}
        onChange={({ target }) => setWatchedOn(target.value)}
      />
      <TextField
        label={text(diaryMessages.whereOptional)}
        name="where"
        maxLength={MAX_PLACE}
        placeholder={text(messages.atTheCinemaInLagos)}
        value={where}
        onChange={({ target }) => setWhere(target.value)}
      />
      <label className="me:flex me:min-h-target me:items-center me:gap-3">
        <input
          type="checkbox"
          name="isRewatch"
          className="me:size-5 me:accent-accent"
          checked={isRewatch}
          onChange={({ target }) => setRewatch(target.checked)}
        />
        {text(diaryMessages.seenBefore)}
      </label>
      <ProblemLine text={problem} />
      <p>
        <button type="submit" className={buttonClass({ size: 'small' })} disabled={isBusy}>
          {action}
        </button>
      </p>
    </form>
  );
}
