import { html, type Html } from '@sinima/api/http/plain-page';
import type { TitleCard } from '@sinima/api/titles/title-card.dto';
import type { OwnReview } from '../reviews/member-review.dto.ts';
import type { MemberState } from '../state/member-state.dto.ts';
import type { Done } from './done.ts';
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
  const { limit, titles } = state;
  const { rating = null, viewings = 0, lastWatchedOn = null } = titles[0] ?? {};
  const mayWrite = limit?.kind !== 'suspended';
  return html`${formHead({ to: `/title/${slug}`, label: displayTitle }, done)} ${limitNote(limit)}
    <h2>Rating</h2>
    ${rating !== null && html`<p>You gave it ${rating.toFixed(1)} out of 10.</p>`}
    ${mayWrite && ratingForm(form, slug, rating)} ${rating !== null && withdrawForm(form, slug)}
    <h2>Review</h2>
    ${review && stateOf(review)} ${limit === null && reviewForm(form, slug, review)}
    ${review && deleteReviewForm(form, slug)}
    <h2>Diary</h2>
    ${viewings > 0 && html`<p>You watched it ${timesText(viewings)}, last on ${lastWatchedOn}.</p>`}
    ${mayWrite && diaryForm(form, slug)}`;
}

const timesText = (count: number): string => (count === 1 ? 'once' : `${count} times`);

const STATES = {
  published: 'Everybody can read your review.',
  held: 'Only you can read your review yet.',
  removed: 'A moderator removed your review.',
} as const satisfies Record<OwnReview['state'], string>;

const stateOf = ({ state, why }: OwnReview): Html =>
  html`<p>${STATES[state]}${why !== null && ` The reason: ${why}`}</p>`;
