import { dayText } from '@sinima/catalogue-ui/date-text';
import { Link, toast, useText, RichText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { linkClass } from '@sinima/ui-kit/link';
import { RatingThreads } from '@sinima/ui-kit/rating-threads';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { AccountLimit, TitleState } from '../../api/openapi.ts';
import { LimitNotice } from '../member/limit-notice.tsx';
import { memberPaths } from '../member/member-paths.ts';
import { problemText } from '../member/problem-text.ts';
import { newKey } from '../member/send-as-member.ts';
import { addViewing, deleteViewing } from '../features/diary/api/send-viewing.ts';
import { ViewingForm, type Viewing } from '../features/diary/viewing-form.tsx';
import { ListsOfTitle } from '../features/lists/lists-of-title.tsx';
import { RatingForm } from '../features/rating/rating-form.tsx';
import { useOwnRating } from '../features/rating/use-own-rating.ts';
import * as messages from './widgets.messages.ts';
import * as memberMessages from '../member/member.messages.ts';
import * as diaryMessages from '../../api/shapes/diary.messages.ts';

const panel = 'me:grid me:gap-3 me:border-t-6 me:border-palm me:bg-surface me:p-4 me:text-text me:lift-1';

type OwnForm = 'rating' | 'viewing' | 'lists';

interface OwnTitleProps {
  title: TitleState;
  limit: AccountLimit | null;
  /** Called when the diary has changed. */
  onDiary: () => void;
}

/** A member's rating, viewings and review of a title, with the forms that change them. */
export function OwnTitle({ title, limit, onDiary }: OwnTitleProps): ReactNode {
  const text = useText();
  const { rating, isBusy, rate } = useOwnRating(title.slug, title.rating);
  const [open, setOpen] = useState<OwnForm | null>(null);
  const buttons = {
    rating: useRef<HTMLButtonElement>(null),
    viewing: useRef<HTMLButtonElement>(null),
    lists: useRef<HTMLButtonElement>(null),
  };
  const id = useId();
  const isSuspended = limit?.kind === 'suspended';

  const close = (form: OwnForm): void => {
    setOpen(null);
    buttons[form].current?.focus();
  };
  const toggle = (form: OwnForm, label: string): ReactNode => (
    <button
      ref={buttons[form]}
      type="button"
      className={buttonClass({ variant: 'secondary', size: 'small' })}
      aria-expanded={open === form}
      aria-controls={id}
      onClick={() => setOpen(open === form ? null : form)}
    >
      {label}
    </button>
  );

  return (
    <section className="me:grid me:gap-3" aria-label={text(messages.yours)}>
      <div className="me:flex me:min-h-target me:flex-wrap me:items-center me:gap-3">
        {rating === null ? null : (
          <p className="me:flex me:flex-wrap me:items-center me:gap-2">
            <RichText message={messages.yourRatingIs} parts={{ rating: <RatingThreads value={rating} /> }} />
          </p>
        )}
        {isSuspended ? null : (
          <>
            {toggle('rating', rating === null ? text(messages.rateThisTitle) : text(memberMessages.change))}
            {toggle('viewing', text(diaryMessages.addToDiary))}
            {toggle('lists', text(memberMessages.lists))}
          </>
        )}
      </div>
      {isSuspended ? <LimitNotice limit={limit} /> : null}
      <div id={id} className={open === null ? undefined : panel}>
        {open === 'rating' ? (
          <RatingForm
            rating={rating}
            isBusy={isBusy}
            onRate={(next) => {
              close('rating');
              void rate(next);
            }}
          />
        ) : null}
        {open === 'viewing' ? (
          <AddViewing slug={title.slug} onChange={onDiary} onDone={() => close('viewing')} />
        ) : null}
        {open === 'lists' ? <ListsOfTitle slug={title.slug} /> : null}
      </div>
      <DiaryLine title={title} />
    </section>
  );
}

interface AddViewingProps {
  slug: string;
  onChange: () => void;
  onDone: () => void;
}

/** The form of one viewing: sent twice, it is noted once. */
function AddViewing({ slug, onChange, onDone }: AddViewingProps): ReactNode {
  const text = useText();
  const [key] = useState(newKey);
  const save = async (viewing: Viewing): Promise<void> => {
    const { id } = await addViewing({ title: slug, ...viewing }, key);
    const undo = (): Promise<void> =>
      deleteViewing(id).then(
        () => {
          toast({ title: text(memberMessages.takenOutOfYourDiary) });
          onChange();
        },
        (error: unknown) =>
          toast({
            title: text(messages.itIsStillInYour),
            description: problemText(error, text),
            variant: 'destructive',
          }),
      );
    toast({
      title: text(messages.addedToYourDiary),
      action: { label: text(memberMessages.undo), act: () => void undo() },
    });
    onChange();
    onDone();
  };
  return <ViewingForm action={text(diaryMessages.addToDiary)} save={save} />;
}

function DiaryLine({ title: { viewings, lastWatchedOn } }: { title: TitleState }): ReactNode {
  const text = useText();
  if (viewings === 0 || lastWatchedOn === null) return null;
  return (
    <p className="me:text-sm me:text-muted">
      <RichText
        message={messages.watchedOnce}
        values={{ count: viewings, day: dayText(lastWatchedOn, text.language) ?? lastWatchedOn }}
        parts={{
          diary: (content) => (
            <Link to={memberPaths.diary()} rel="nofollow" className={linkClass()}>
              {content}
            </Link>
          ),
        }}
      />
    </p>
  );
}
