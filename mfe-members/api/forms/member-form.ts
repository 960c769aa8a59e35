/** Shared by the forms of all form pages. */
import { languageField } from '@sinima/api/http/page-language';
import { tokenField, type SentForm, type ShownForm } from '@sinima/api/http/plain-form';
import { html, type Html } from '@sinima/api/http/plain-page';
import { keepOrder, pathIn } from '@sinima/contracts/languages';
import type { Text } from '@sinima/contracts/text';
import type { AccountLimit } from '../account/limit.dto.ts';
import * as limitMessages from '../shapes/limit.messages.ts';
import { DONE, type Done } from './done.ts';
import * as messages from './forms.messages.ts';

/** A form of a member's own. */
export interface MemberForm extends ShownForm {
  readonly text: Text;
  /** As it was sent; undefined: it was not. */
  readonly typed?: SentForm;
}

/** Return a form that is sent to an address. */
export const formTo = (form: MemberForm, address: string, content: Html): Html =>
  html`<form method="post" action="${address}">
    ${tokenField(form)}${languageField(form.text.language)}${content}
  </form>`;

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
  text: Text,
  back: { readonly to: string; readonly name: string },
  done: Done | undefined,
): Html =>
  html`<p>
      <a href="${pathIn(text.language, back.to)}">${text(messages.backTo, { name: back.name })}</a>
    </p>
    ${done && html`<p class="done" role="status">${text(DONE[done])}</p>`}`;

/** Return the effect, the end and the reason of a limit. */
function effectOf({ kind, why, until }: AccountLimit, text: Text): string {
  const [forever, forSomeTime] =
    kind === 'limited'
      ? [limitMessages.limitedUntilTakenBack, limitMessages.limitedUntil]
      : [limitMessages.suspendedUntilTakenBack, limitMessages.suspendedUntil];
  if (until === null) return text(forever, { why });
  return text(forSomeTime, { why, day: keepOrder(text.language, until.slice(0, 10)) });
}

/** Return what a member whose account is limited is told. */
export const limitNote = (limit: AccountLimit | null, text: Text): Html | null =>
  limit &&
  html`<p class="wrong" role="note">
    ${text(limit.kind === 'limited' ? limitMessages.accountLimited : limitMessages.accountSuspended)}
    ${effectOf(limit, text)}
    <a href="${pathIn(text.language, '/account/decisions')}"
      >${text(limitMessages.readTheDecisionAndAppeal)}</a
    >
  </p>`;
