/** Shared by the forms of all form pages. */
import { tokenField, type SentForm, type ShownForm } from '@sinima/api/http/plain-form';
import { html, type Html } from '@sinima/api/http/plain-page';
import type { AccountLimit } from '../account/limit.dto.ts';
import { DONE, type Done } from './done.ts';

/** A form of a member's own. */
export interface MemberForm extends ShownForm {
  /** As it was sent; undefined: it was not. */
  readonly typed?: SentForm;
}

/** Return a form that is sent to an address. */
export const formTo = (form: MemberForm, address: string, content: Html): Html =>
  html`<form method="post" action="${address}">${tokenField(form)}${content}</form>`;

/** Return a form of a button alone. */
export const buttonTo = (form: MemberForm, address: string, label: string): Html =>
  formTo(form, address, html`<button class="quiet">${label}</button>`);

/** Return a box to tick, with its label. */
export const checkbox = (name: string, label: string, isTicked: boolean, isRequired = false): Html =>
  html`<label class="check"
    ><input
      type="checkbox"
      name="${name}"
      value="yes"
      ${isTicked && html` checked`}
      ${isRequired && html` required`}
    />
    ${label}</label
  >`;

/** Return the top of a form page: the link back, and the message after a write. */
export const formHead = (
  back: { readonly to: string; readonly label: string },
  done: Done | undefined,
): Html =>
  html`<p><a href="${back.to}">Back to ${back.label}</a></p>
    ${done && html`<p class="done" role="status">${DONE[done]}</p>`}`;

/** Return what a member whose account is limited is told. */
export const limitNote = (limit: AccountLimit | null): Html | null =>
  limit &&
  html`<p class="wrong" role="note">
    Your account is ${limit.kind}${limit.until !== null && ` until ${limit.until.slice(0, 10)}`}: ${limit.why}
    <a href="/account/decisions">Read the decision and appeal</a>
  </p>`;
