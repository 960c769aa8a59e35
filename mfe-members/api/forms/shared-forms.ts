/** The forms about things that members share: likes, follows and reports. */
import { field, fieldOf } from '@sinima/api/http/plain-form';
import { html, type Html } from '@sinima/api/http/plain-page';
import type { ReportReason } from '../reports/report.dto.ts';
import { NOTE_LENGTH } from '../text/is-written.decorator.ts';
import { buttonTo, formTo, type MemberForm } from './member-form.ts';
import type { SharedThing } from './shared-things.ts';

const REASONS = {
  spoiler: 'It tells the story without a warning',
  abuse: 'It attacks or threatens somebody',
  spam: 'It advertises something',
  wrong: 'It is about something else',
} as const satisfies Record<ReportReason, string>;

/** Like something, or follow a member. */
export const markForm = (form: MemberForm, { kind, formPage }: SharedThing): Html =>
  buttonTo(form, `${formPage}/mark`, kind === 'member' ? 'Follow' : 'Like it');

/** Take it back. */
export const unmarkForm = (form: MemberForm, { kind, formPage }: SharedThing): Html =>
  buttonTo(form, `${formPage}/unmark`, kind === 'member' ? 'Follow no more' : 'Like it no more');

/** Tell the moderators of something. */
export function reportForm(form: MemberForm, { kind, formPage }: SharedThing): Html {
  const { typed } = form;
  const chosen = fieldOf(typed, 'reason') || (kind === 'member' ? 'abuse' : 'spoiler');
  const reasons = (of: Html): Html =>
    html`<select ${of}>
      ${Object.entries(REASONS).map(
        ([value, label]) =>
          html`<option value="${value}" ${value === chosen && html` selected`}>${label}</option>`,
      )}
    </select>`;
  const area = (of: Html): Html =>
    html`<textarea ${of} rows="3" maxlength="${NOTE_LENGTH}">${'\n'}${fieldOf(typed, 'note')}</textarea>`;
  const content = html`${field(form, 'reason', 'What is wrong with it?', reasons)}
    ${field(form, 'note', 'For the moderators (optional)', area)} <button>Send the report</button>`;
  return formTo(form, `${formPage}/report`, content);
}
