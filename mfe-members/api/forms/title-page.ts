import { html, type Html } from '@sinima/api/http/plain-page';
import type { TitleCard } from '@sinima/api/titles/title-card.dto';
import { keepOrder } from '@sinima/contracts/languages';
import type { Message, Text } from '@sinima/contracts/text';
import type { OwnReview } from '../reviews/member-review.dto.ts';
import type { MemberState } from '../state/member-state.dto.ts';
import * as diaryMessages from '../shapes/diary.messages.ts';
import { reasonText } from '../shapes/held-reasons.ts';
import * as reviewMessages from '../shapes/review.messages.ts';
import type { Done } from './done.ts';
import * as messages from './forms.messages.ts';
import { formHead, limitNote, type MemberForm } from './member-form.ts';
import { deleteReviewForm, diaryForm, ratingForm, reviewForm, withdrawForm } from './title-forms.ts';

/** The contents of a title's form page. */
export interface TitlePage {
  readonly title: TitleCard;
  readonly state: MemberState;
  /** Undefined: the member wrote none. */
  readonly review: OwnReview | undefined;
  readonly form: MemberForm;
  readonly done: Done | undefined;
}

/** Return the body of the page on which a member rates a title, reviews it, and notes a viewing. */
export function titlePage({ title, state, review, form, done }: TitlePage): Html {
  const { slug, displayTitle } = title;
  const { text } = form;
  const { limit, titles } = state;
  const { rating = null, viewings = 0, lastWatchedOn = null } = titles[0] ?? {};
  const mayWrite = limit?.kind !== 'suspended';
  return html`${formHead(text, { to: `/title/${slug}`, name: displayTitle }, done)} ${limitNote(limit, text)}
    <h2>${text(messages.rating)}</h2>
    ${rating !== null && html`<p>${text(messages.youGave, { rating: rating.toFixed(1) })}</p>`}
    ${mayWrite && ratingForm(form, slug, rating)} ${rating !== null && withdrawForm(form, slug)}
    <h2>${text(messages.review)}</h2>
    ${review && stateOf(review, text)} ${limit === null && reviewForm(form, slug, review)}
    ${review && deleteReviewForm(form, slug)}
    <h2>${text(diaryMessages.diary)}</h2>
    ${lastWatchedOn !== null && html`<p>${text(messages.watched, { count: viewings, day: keepOrder(text.language, lastWatchedOn) })}</p>`}
    ${mayWrite && diaryForm(form, slug)}`;
}

const STATES = {
  published: messages.reviewPublished,
  held: messages.reviewHeld,
  removed: messages.reviewRemoved,
} as const satisfies Record<OwnReview['state'], Message>;

const stateOf = ({ state, why }: OwnReview, text: Text): Html =>
  html`<p>
    ${text(STATES[state])} ${why !== null && text(reviewMessages.reasonIs, { why: reasonText(why, text) })}
  </p>`;
