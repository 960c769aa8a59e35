import { field, fieldOf, tokenField, type SentForm } from '@sinima/api/http/plain-form';
import { html, type Html } from '@sinima/api/http/plain-page';
import type { ParameterError } from '@sinima/api/http/problem.dto';
import type { FieldChange, SplitFacts } from '@sinima/api/catalogue-writes';
import { COMMENT_LENGTH, SOURCE_LENGTH } from '../texts/is-text.decorator.ts';
import { RECORD_FIELDS, type EditableKind, type RecordField } from '../shapes/record-fields.ts';
import { changeView, splitView } from './change-view.ts';
import { englishLabel } from './english-labels.ts';
import { hiddenFields } from './sent-form.ts';

/** Fields that the page shows itself, beside those of the record. */
const SHOWN = new Set(['token', 'step', 'key', 'comment', 'source', 'mail']);

/** Nor does it send this on: it is agreed to anew. */
const AGREEMENT = 'agree';

export interface ProposalPage {
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
  const { kind, address, back, typed, changes, whole, split, errors, why, token, key } = page;
  // Fields of the other record of a split are not those that the form has.
  const editable = split ? [] : RECORD_FIELDS[kind];
  const wrong = editable.filter(({ name }) => errors.some(({ parameter }) => parameter === name));
  const visible = new Set([...SHOWN, ...wrong.flatMap(({ input, name }) => (isSimple(input) ? [name] : []))]);
  // What has no facts has no source of them, but a reason.
  const isBare = whole !== undefined && changes.length + (split?.fields.length ?? 0) === 0;
  const others = errors.filter(({ parameter }) => !visible.has(parameter));
  return html`<p><a href="${back}">Back to the form</a></p>
    ${why !== undefined && html`<p class="wrong" role="alert">${why}</p>`}
    ${others.map(({ parameter, message }) => html`<p class="wrong">${withName(parameter, message)}</p>`)}
    ${whole !== undefined && html`<p>${whole}</p>`}
    <ul>
      ${changes.map((change) => changeView(change))}
    </ul>
    ${splitView(split)}
    <form method="post" action="${address}">
      ${token !== undefined && tokenField({ token })}
      <input type="hidden" name="step" value="submit" />
      <input type="hidden" name="key" value="${key}" />
      ${hiddenFields(
        typed,
        Object.keys(typed).filter((name) => name !== AGREEMENT && !visible.has(name)),
      )}
      ${wrong.filter(({ input }) => isSimple(input)).map((one) => correctable(one, typed, errors))}
      ${
        !isBare &&
        field(
          { errors },
          'source',
          'Where others can look it up',
          (of) => html`<input ${of} value="${fieldOf(typed, 'source')}" maxlength="${SOURCE_LENGTH}" />`,
        )
      }
      ${field(
        { errors },
        'comment',
        isBare ? 'Why? Everybody reads it.' : 'Comment (optional)',
        (of) =>
          html`<textarea ${of} rows="3" maxlength="${COMMENT_LENGTH}" ${isBare && html`required`}>
${fieldOf(typed, 'comment')}</textarea>`,
      )}
      ${token === undefined && visitorFields(typed, errors, back)}
      <label class="check"
        ><input
          type="checkbox"
          name="agree"
          value="yes"
          ${fieldOf(typed, 'agree') === 'yes' && html` checked`}
          required
        />
        These are my own words, and I give them to everybody under CC0 1.0.</label
      >
      <button>Submit</button>
    </form>
    <p>
      Everybody can read what you send. Please send no mail address, telephone number or other private data of
      anybody.
    </p>`;
}

const isSimple = (input: RecordField['input']): boolean =>
  input !== 'credits' && input !== 'ids' && input !== 'words';

const withName = (parameter: string, message: string): string =>
  message.startsWith(parameter) ? `${message}.` : `${parameter}: ${message}`;

/** A field of the record whose value was refused, to be typed again. */
const correctable = ({ name }: RecordField, typed: SentForm, errors: readonly ParameterError[]): Html =>
  field(
    { errors },
    name,
    englishLabel(name),
    (of) => html`<textarea ${of} rows="2">${'\n'}${fieldOf(typed, name)}</textarea>`,
  );

const visitorFields = (typed: SentForm, errors: readonly ParameterError[], page: string): Html =>
  html`<p>
      You are not signed in. Go on without an account, or sign in first, and your edits count for you.
      <a href="/api/login?return=${encodeURIComponent(page)}">Sign in</a>
    </p>
    ${field(
      { errors },
      'mail',
      'Mail address for questions (optional)',
      (of) =>
        html`<input
            ${of}
            type="email"
            autocomplete="email"
            value="${fieldOf(typed, 'mail')}"
            maxlength="254"
          />
          <small
            >Editors alone see it, until your edit is decided. Without it, review takes seven days.</small
          >`,
    )}`;
