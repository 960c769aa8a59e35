import { buttonClass } from '@sinima/ui-kit/button';
import { TextField } from '@sinima/ui-kit/fields';
import type { ReactNode } from 'react';
import { RECORD_FIELDS, type EditableKind } from '../../../api/shapes/record-fields.ts';
import { contributePaths } from '../../paths/contribute-paths.ts';
import { FieldInput } from './field-input.tsx';

interface EditFormProps {
  kind: EditableKind;
  /** Undefined: the record is new. */
  slug?: string;
  /** The record's fields as the catalogue's files have them. */
  facts: Readonly<Record<string, unknown>>;
}

/** The form of a record, field by field. The browser sends it itself; the next page shows what would change. */
export function EditForm({ kind, slug, facts }: EditFormProps): ReactNode {
  const fields = RECORD_FIELDS[kind];
  const edited = Object.fromEntries(
    fields.flatMap(({ name }) => (name in facts ? [[name, facts[name]]] : [])),
  );
  return (
    <form
      method="post"
      action={contributePaths.proposalForms(kind, slug ?? 'new')}
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
          {field.help === undefined ? null : <p className="con:text-sm con:text-muted">{field.help}</p>}
          <details>
            <summary className="con:text-sm con:min-h-6">Another source for this</summary>
            <TextField label={`Source of: ${field.label}`} name={`source.${field.name}`} maxLength={300} />
          </details>
        </div>
      ))}
      {slug === undefined ? (
        <TextField
          label="Name in addresses (optional)"
          name="newSlug"
          maxLength={200}
          placeholder="Where another record has the same name: the-title-1998"
        />
      ) : null}
      <TextField
        label="Where others can look it up"
        name="source"
        maxLength={300}
        placeholder="Credits on screen, a distributor, a festival, a newspaper"
      />
      <TextField
        label="Its address, if it is on the web"
        name="sourceUrl"
        type="url"
        maxLength={500}
        placeholder="https://"
      />
      <label className="con:grid con:min-w-0 con:gap-1">
        <span className="con:text-sm con:font-bold con:text-muted">Comment (optional)</span>
        <textarea
          name="comment"
          rows={3}
          maxLength={1_000}
          className="con:w-full con:min-w-0 con:rounded-1 con:border-2 con:border-control con:bg-surface con:p-3 con:[font-family:var(--font-text)] con:text-text"
        />
      </label>
      <p>
        <button type="submit" className={buttonClass({ variant: 'primary' })}>
          Look at the change
        </button>
      </p>
    </form>
  );
}
