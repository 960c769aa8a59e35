import { useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { useState, type ReactNode } from 'react';
import type { OwnReview } from '../../../api/openapi.ts';
import { ProblemLine } from '../../member/problem-line.tsx';
import { TextArea } from '../../member/text-area.tsx';
import { useWrite } from '../../member/use-write.ts';
import { sendReview } from './api/send-review.ts';
import * as messages from './reviews.messages.ts';
import * as actionsMessages from '../../../api/shapes/actions.messages.ts';
import * as reviewMessages from '../../../api/shapes/review.messages.ts';

/** Longest review, in characters, as the API takes it. */
const MAX_REVIEW = 10_000;

interface ReviewEditorProps {
  slug: string;
  /** The review that is changed; null: there is none yet. */
  review: Pick<OwnReview, 'text' | 'hasSpoilers'> | null;
  onSaved: (review: OwnReview) => void;
  onCancel: () => void;
}

/** Write a review, or change it. The typed text stays until it is saved. */
export function ReviewEditor({ slug, review, onSaved, onCancel }: ReviewEditorProps): ReactNode {
  const say = useText();
  const [text, setText] = useState(review?.text ?? '');
  const [hasSpoilers, setSpoilers] = useState(review?.hasSpoilers ?? false);
  const { isBusy, problem, write } = useWrite();
  const length = [...text.trim()].length;
  return (
    <form
      className="me:grid me:max-w-measure me:gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void write(async () => onSaved(await sendReview(slug, { text, hasSpoilers })));
      }}
    >
      <TextArea
        label={say(reviewMessages.yourReviewAsPlainText)}
        name="review"
        value={text}
        most={MAX_REVIEW}
        rows={8}
        onChange={setText}
      />
      <label className="me:flex me:min-h-target me:items-center me:gap-3">
        <input
          type="checkbox"
          name="hasSpoilers"
          className="me:size-5 me:accent-accent"
          checked={hasSpoilers}
          onChange={({ target }) => setSpoilers(target.checked)}
        />
        {say(reviewMessages.storyGoesOn)}
      </label>
      <ProblemLine text={problem} />
      <p className="me:flex me:flex-wrap me:gap-3">
        <button
          type="submit"
          className={buttonClass({ size: 'small' })}
          disabled={isBusy || length === 0 || length > MAX_REVIEW}
        >
          {review === null ? say(reviewMessages.publish) : say(actionsMessages.save)}
        </button>
        <button
          type="button"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          onClick={onCancel}
        >
          {say(messages.cancel)}
        </button>
      </p>
    </form>
  );
}
