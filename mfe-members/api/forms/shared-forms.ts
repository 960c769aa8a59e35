/** The forms about things that members share: likes, follows and reports. */
import { field, fieldOf } from '@sinima/api/http/plain-form';
import { html, type Html } from '@sinima/api/http/plain-page';
import type { Message } from '@sinima/contracts/text';
import type { ReportReason } from '../reports/report.dto.ts';
import * as reportMessages from '../shapes/report.messages.ts';
import { NOTE_LENGTH } from '../text/is-written.decorator.ts';
import * as messages from './forms.messages.ts';
import { buttonTo, formTo, type MemberForm } from './member-form.ts';
import type { SharedThing } from './shared-things.ts';

const REASONS = {
  spoiler: reportMessages.reasonSpoiler,
  abuse: reportMessages.reasonAbuse,
  spam: reportMessages.reasonSpam,
  wrong: reportMessages.reasonWrong,
} as const satisfies Record<ReportReason, Message>;

/** Like something, or follow a member. */
export const markForm = (form: MemberForm, { kind, formPage }: SharedThing): Html =>
  buttonTo(form, `${formPage}/mark`, form.text(kind === 'member' ? messages.follow : messages.like));

/** Take it back. */
export const unmarkForm = (form: MemberForm, { kind, formPage }: SharedThing): Html =>
  buttonTo(
    form,
    `${formPage}/unmark`,
    form.text(kind === 'member' ? messages.followNoMore : messages.likeNoMore),
  );

/** Tell the moderators of something. */
export function reportForm(form: MemberForm, { kind, formPage }: SharedThing): Html {
  const { text, typed } = form;
  const chosen = fieldOf(typed, 'reason') || (kind === 'member' ? 'abuse' : 'spoiler');
  const reasons = (of: Html): Html =>
    html`<select ${of}>
      ${Object.entries(REASONS).map(
        ([value, label]) =>
          html`<option value="${value}" ${value === chosen && html` selected`}>${text(label)}</option>`,
      )}
    </select>`;
  const area = (of: Html): Html =>
    html`<textarea ${of} rows="3" maxlength="${NOTE_LENGTH}">${'\n'}${fieldOf(typed, 'note')}</textarea>`;
  const content = html`${field(form, 'reason', text(reportMessages.whatIsWrongWithIt), reasons)}
    ${field(form, 'note', text(reportMessages.forTheModeratorsOptional), area)}
    <button>${text(reportMessages.sendTheReport)}</button>`;
  return formTo(form, `${formPage}/report`, content);
}
