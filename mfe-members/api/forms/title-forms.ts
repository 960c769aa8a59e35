/** The forms of a title: what a member gives it, writes about it, and notes in the diary. */
import { field, fieldOf } from '@sinima/api/http/plain-form';
import { html, type Html } from '@sinima/api/http/plain-page';
import { Types } from 'mongoose';
import { PLACE_LENGTH } from '../text/is-written.decorator.ts';
import * as actionsMessages from '../shapes/actions.messages.ts';
import * as diaryMessages from '../shapes/diary.messages.ts';
import * as reviewMessages from '../shapes/review.messages.ts';
import type { OwnReview } from '../reviews/member-review.dto.ts';
import { LEAST_HALF_STEPS, MOST_HALF_STEPS, toRating } from '../votes/half-steps.ts';
import * as messages from './forms.messages.ts';
import { buttonTo, checkbox, formTo, type MemberForm } from './member-form.ts';

/** Return the address of a title's form page. */
export const titleFormPage = (slug: string): string => `/api/me/forms/titles/${encodeURIComponent(slug)}`;

const RATINGS = Array.from({ length: MOST_HALF_STEPS - LEAST_HALF_STEPS + 1 }, (_, at) =>
  toRating(MOST_HALF_STEPS - at).toFixed(1),
);

/** The form of a rating; `rating` is what the member gives the title now. */
export function ratingForm(form: MemberForm, slug: string, rating: number | null = null): Html {
  const chosen = form.typed ? fieldOf(form.typed, 'rating') : rating?.toFixed(1);
  const select = (of: Html): Html =>
    html`<select ${of} required>
      <option value="">${form.text(messages.choose)}</option>
      ${RATINGS.map((value) => html`<option${value === chosen && html` selected`}>${value}</option>`)}
    </select>`;
  const content = html`${field(form, 'rating', form.text(messages.yourRatingOutOfTen), select)}
    <button>${form.text(messages.rate)}</button>`;
  return formTo(form, `${titleFormPage(slug)}/rating`, content);
}

/** The button that takes a rating back. */
export const withdrawForm = (form: MemberForm, slug: string): Html =>
  buttonTo(form, `${titleFormPage(slug)}/rating/withdraw`, form.text(messages.withdrawYourRating));

/** The form of a review; `own` is what the member wrote before. */
export function reviewForm(form: MemberForm, slug: string, own?: OwnReview): Html {
  const { text } = form;
  const written = form.typed ? fieldOf(form.typed, 'text') : (own?.text ?? '');
  const hasSpoilers = form.typed ? fieldOf(form.typed, 'hasSpoilers') === 'yes' : own?.hasSpoilers === true;
  // The first line break of a textarea is left out by browsers.
  const area = (of: Html): Html => html`<textarea ${of} rows="8" required>${'\n'}${written}</textarea>`;
  const content = html`${field(form, 'text', text(reviewMessages.yourReviewAsPlainText), area)}
    ${checkbox('hasSpoilers', text(reviewMessages.storyGoesOn), hasSpoilers)}
    <button>${text(own ? actionsMessages.save : reviewMessages.publish)}</button>`;
  return formTo(form, `${titleFormPage(slug)}/review`, content);
}

/** The form that deletes a review for good. */
export const deleteReviewForm = (form: MemberForm, slug: string): Html =>
  formTo(
    form,
    `${titleFormPage(slug)}/review/delete`,
    html`${checkbox('confirm', form.text(messages.confirmDeletion), false, true)}
      <button class="quiet">${form.text(reviewMessages.deleteYourReview)}</button>`,
  );

/** The form of a viewing. Its key makes one viewing of a form that is sent twice. */
export function diaryForm(form: MemberForm, slug: string): Html {
  const { text, typed } = form;
  const key = fieldOf(typed, 'key') || new Types.ObjectId().toHexString();
  const day = typed ? fieldOf(typed, 'watchedOn') : new Date().toISOString().slice(0, 10);
  const where = fieldOf(typed, 'where');
  const content = html`<input type="hidden" name="key" value="${key}" />
    ${field(form, 'watchedOn', text(diaryMessages.day), (of) => html`<input ${of} type="date" value="${day}" required />`)}
    ${field(form, 'where', text(diaryMessages.whereOptional), (of) => html`<input ${of} value="${where}" maxlength="${PLACE_LENGTH}" />`)}
    ${checkbox('isRewatch', text(diaryMessages.seenBefore), fieldOf(typed, 'isRewatch') === 'yes')}
    <button>${text(diaryMessages.addToDiary)}</button>`;
  return formTo(form, `${titleFormPage(slug)}/diary`, content);
}
