import type { ReactNode } from 'react';
import { fieldLabel, type EditableKind } from '../../api/shapes/record-fields.ts';
import { valueTexts } from '../../api/shapes/value-text.ts';

/** A changed field, as edits and the history have it. */
export interface ShownChange {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly removed?: readonly unknown[];
  readonly added?: readonly unknown[];
  readonly source?: { readonly where: string; readonly url?: string | undefined } | undefined;
}

/** The changed fields, each with what was, what is or would be, and the source. */
export function ChangeList({
  kind,
  changes,
}: {
  kind: EditableKind;
  changes: readonly ShownChange[];
}): ReactNode {
  return (
    <dl className="con:grid con:min-w-0 con:gap-4">
      {changes.map(({ field, before, after, removed, added, source }) => (
        <div key={field} className="con:grid con:min-w-0 con:gap-1">
          <dt className="con:font-bold">{fieldLabel(kind, field)}</dt>
          <dd className="con:m-0 con:grid con:min-w-0 con:gap-1">
            <Values label="Before" value={before ?? removed} isGone />
            <Values label="After" value={after ?? added} />
            {source === undefined ? null : (
              <p className="con:text-sm con:text-muted con:wrap-anywhere">
                Source: {source.url === undefined ? source.where : <a href={source.url}>{source.where}</a>}
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Values({
  label,
  value,
  isGone = false,
}: {
  label: string;
  value: unknown;
  isGone?: boolean;
}): ReactNode {
  const texts = valueTexts(value);
  if (texts.length === 0) return null;
  return (
    <p className="con:wrap-anywhere">
      <span className="con:text-sm con:text-muted">{label}: </span>
      {isGone ? <del>{texts.join(' · ')}</del> : <ins className="con:no-underline">{texts.join(' · ')}</ins>}
    </p>
  );
}
