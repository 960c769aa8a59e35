import { languageField } from '@sinima/api/http/page-language';
import { field, fieldOf, tokenField, type SentForm } from '@sinima/api/http/plain-form';
import { html, withLink, type Html } from '@sinima/api/http/plain-page';
import type { ParameterError } from '@sinima/api/http/problem.dto';
import type { FieldChange, SplitFacts } from '@sinima/api/catalogue-writes';
import type { Text } from '@sinima/contracts/text';
import { COMMENT_LENGTH, SOURCE_LENGTH } from '../texts/is-text.decorator.ts';
import { RECORD_FIELDS, type EditableKind, type RecordField } from '../shapes/record-fields.ts';
import { fieldLabel } from '../shapes/field-label.ts';
import * as proposalMessages from '../shapes/proposal.messages.ts';
import { changeView, splitView } from './change-view.ts';
import * as messages from './forms.messages.ts';
import { hiddenFields } from './sent-form.ts';

/** Fields that the page shows itself, beside those of the record. */
const SHOWN = new Set(['token', 'language', 'step', 'key', 'comment', 'source', 'mail']);

/** Nor does it send this on: it is agreed to anew. */
const AGREEMENT = 'agree';

export interface ProposalPage {
  readonly text: Text;
  readonly kind: EditableKind;
  readonly address: string;
  /** The page with the whole form. */
  readonly back: string;
  readonly typed: SentForm;
  readonly changes: readonly FieldChange[];
  /** What is done with a record as a whole. */
  readonly whole: string | undefined;
  /** Of a split. */
  readonly split: SplitFacts | undefined;
  readonly errors: readonly ParameterError[];
  readonly why: string | undefined;
  /** Undefined: an anonymous visitor. */
  readonly token: string | undefined;
  readonly key: string;
}

/** Return the body of the page that shows what would change, and sends it. */
export function proposalPage(page: ProposalPage): Html {
  const { text, kind, address, back, typed, changes, whole, split, errors, why, token, key } = page;
  // Fields of the other record of a split are not those that the form has.
  const editable = split ? [] : RECORD_FIELDS[kind];
  const wrong = editable.filter(({ name }) => errors.some(({ parameter }) => parameter === name));
  const visible = new Set([...SHOWN, ...wrong.flatMap(({ input, name }) => (isSimple(input) ? [name] : []))]);
  // A change without facts needs a reason in place of a source.
  const isBare = whole !== undefined && changes.length + (split?.fields.length ?? 0) === 0;
  const others = errors.filter(({ parameter }) => !visible.has(parameter));
  return html`<p><a href="${back}">${text(messages.backToForm)}</a></p>
    ${why !== undefined && html`<p class="wrong" role="alert">${why}</p>`}
    ${others.map(({ parameter, message }) => html`<p class="wrong">${withName(parameter, message, text)}</p>`)}
    ${whole !== undefined && html`<p>${whole}</p>`}
    <ul>
      ${changes.map((change) => changeView(change, text))}
    </ul>
    ${splitView(split, text)}
    <form method="post" action="${address}">
      ${token !== undefined && tokenField({ token })}${languageField(text.language)}
      <input type="hidden" name="step" value="submit" />
      <input type="hidden" name="key" value="${key}" />
      ${hiddenFields(
        typed,
        Object.keys(typed).filter((name) => name !== AGREEMENT && !visible.has(name)),
      )}
      ${wrong.filter(({ input }) => isSimple(input)).map((one) => correctable(one, page))}
      ${
        !isBare &&
        field(
          { errors },
          'source',
          text(proposalMessages.whereToLookItUp),
          (of) => html`<input ${of} value="${fieldOf(typed, 'source')}" maxlength="${SOURCE_LENGTH}" />`,
        )
      }
      ${field(
        { errors },
        'comment',
        text(isBare ? messages.whyEverybodyReads : proposalMessages.commentOptional),
        (of) =>
          html`<textarea ${of} rows="3" maxlength="${COMMENT_LENGTH}" ${isBare && html`required`}>
${fieldOf(typed, 'comment')}</textarea>`,
      )}
      ${token === undefined && visitorFields(page)}
      <label class="check"
        ><input
          type="checkbox"
          name="agree"
          value="yes"
          ${fieldOf(typed, 'agree') === 'yes' && html` checked`}
          required
        />
        ${text(messages.ownWordsUnderLicence)}</label
      >
      <button>${text(messages.submit)}</button>
    </form>
    <p>${text(messages.everybodyReads)}</p>`;
}

const isSimple = (input: RecordField['input']): boolean =>
  input !== 'credits' && input !== 'ids' && input !== 'words';

/** Return an error with the name of its field, if it is one of the record. */
function withName(parameter: string, message: string, text: Text): string {
  if (message.startsWith(parameter)) return `${message}.`;
  const label = fieldLabel(parameter, text);
  return label === parameter ? message : `${label}: ${message}`;
}

/** A field of the record whose value was refused, to be typed again. */
const correctable = ({ name }: RecordField, { text, typed, errors }: ProposalPage): Html =>
  field(
    { errors },
    name,
    fieldLabel(name, text),
    (of) => html`<textarea ${of} rows="2">${'\n'}${fieldOf(typed, name)}</textarea>`,
  );

const visitorFields = ({ text, typed, errors, back }: ProposalPage): Html =>
  html`<p>
      ${withLink(text(messages.notSignedIn), html`href="/api/login?return=${encodeURIComponent(back)}"`)}
    </p>
    ${field(
      { errors },
      'mail',
      text(messages.mailForQuestions),
      (of) =>
        html`<input
            ${of}
            type="email"
            autocomplete="email"
            value="${fieldOf(typed, 'mail')}"
            maxlength="254"
          />
          <small>${text(messages.mailIsForEditors)}</small>`,
    )}`;
