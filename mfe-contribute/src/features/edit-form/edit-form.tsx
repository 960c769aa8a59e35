import { useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { TextField } from '@sinima/ui-kit/fields';
import type { ReactNode } from 'react';
import { RECORD_FIELDS, type EditableKind } from '../../../api/shapes/record-fields.ts';
import { ProposalForm } from '../../changes/proposal-form.tsx';
import { fieldLabel } from '../../../api/shapes/field-label.ts';
import { FIELD_HELP } from '../../words/field-help.ts';
import { FieldInput } from './field-input.tsx';
import * as messages from './edit-form.messages.ts';
import * as proposalMessages from '../../../api/shapes/proposal.messages.ts';

interface EditFormProps {
  kind: EditableKind;
  /** Undefined: the record is new. */
  slug?: string;
  /** The record's fields as the catalogue's files have them. */
  facts: Readonly<Record<string, unknown>>;
}

/** The form of a record, field by field. The browser sends it itself; the next page shows what would change. */
export function EditForm({ kind, slug, facts }: EditFormProps): ReactNode {
  const text = useText();
  const fields = RECORD_FIELDS[kind];
  const help = FIELD_HELP[kind];
  const edited = Object.fromEntries(
    fields.flatMap(({ name }) => (name in facts ? [[name, facts[name]]] : [])),
  );
  return (
    <ProposalForm
      kind={kind}
      slug={slug ?? 'new'}
      className="con:grid con:min-w-0 con:max-w-measure con:gap-6"
    >
      {slug === undefined ? (
        <input type="hidden" name="action" value="create" />
      ) : (
        <input type="hidden" name="facts" value={JSON.stringify(edited)} />
      )}
      {fields.map((field) => (
        <div key={field.name} className="con:grid con:min-w-0 con:gap-2">
          <input type="hidden" name="fields" value={field.name} />
          <FieldInput field={field} value={facts[field.name]} />
          {help[field.name] === undefined ? null : (
            <p className="con:text-sm con:text-muted">{text(help[field.name]!)}</p>
          )}
          <details>
            <summary className="con:text-sm con:min-h-6">{text(messages.anotherSource)}</summary>
            <TextField
              label={text(messages.sourceOf, { field: fieldLabel(field.name, text) })}
              name={`source.${field.name}`}
              maxLength={300}
            />
          </details>
        </div>
      ))}
      {slug === undefined ? (
        <TextField
          label={text(messages.nameInAddresses)}
          name="newSlug"
          maxLength={200}
          placeholder={text(messages.nameInAddressesExample)}
          dir="ltr"
        />
      ) : null}
      <TextField
        label={text(proposalMessages.whereToLookItUp)}
        name="source"
        maxLength={300}
        placeholder={text(messages.sourceExamples)}
      />
      <TextField
        label={text(messages.addressOfSource)}
        name="sourceUrl"
        type="url"
        maxLength={500}
        placeholder="https://"
        dir="ltr"
      />
      <label className="con:grid con:min-w-0 con:gap-1">
        <span className="con:text-sm con:font-bold con:text-muted">
          {text(proposalMessages.commentOptional)}
        </span>
        <textarea
          name="comment"
          rows={3}
          maxLength={1_000}
          className="con:w-full con:min-w-0 con:rounded-1 con:border-2 con:border-control con:bg-surface con:p-3 con:[font-family:var(--font-text)] con:text-text"
        />
      </label>
      <p>
        <button type="submit" className={buttonClass({ variant: 'primary' })}>
          {text(messages.lookAtTheChange)}
        </button>
      </p>
    </ProposalForm>
  );
}
