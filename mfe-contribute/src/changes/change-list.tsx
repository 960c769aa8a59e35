import { RichText, useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import { fieldLabel } from '../../api/shapes/field-label.ts';
import { languageOfValue } from '../words/value-language.ts';
import * as messages from './changes.messages.ts';
import { valueWords } from '../words/value-words.ts';

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
export function ChangeList({ changes }: { changes: readonly ShownChange[] }): ReactNode {
  const text = useText();
  return (
    <dl className="con:grid con:min-w-0 con:gap-4">
      {changes.map(({ field, before, after, removed, added, source }) => (
        <div key={field} className="con:grid con:min-w-0 con:gap-1">
          <dt className="con:font-bold">{fieldLabel(field, text)}</dt>
          <dd className="con:m-0 con:grid con:min-w-0 con:gap-1">
            <Values label={text(messages.before)} field={field} value={before ?? removed} isGone />
            <Values label={text(messages.after)} field={field} value={after ?? added} />
            {source === undefined ? null : (
              <p className="con:text-sm con:text-muted con:wrap-anywhere">
                <RichText message={messages.sourceIs} parts={{ source: () => <Source {...source} /> }} />
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Source = ({ where, url }: NonNullable<ShownChange['source']>): ReactNode =>
  url === undefined ? where : <a href={url}>{where}</a>;

function Values(props: { label: string; field: string; value: unknown; isGone?: boolean }): ReactNode {
  const { label, field, value, isGone = false } = props;
  const text = useText();
  const words = valueWords(field, value, text).join(' · ');
  if (words === '') return null;
  const language = languageOfValue(field, text);
  return (
    <p className="con:wrap-anywhere">
      <span className="con:text-sm con:text-muted">{label} </span>
      {isGone ? (
        <del {...language}>{words}</del>
      ) : (
        <ins className="con:no-underline" {...language}>
          {words}
        </ins>
      )}
    </p>
  );
}
