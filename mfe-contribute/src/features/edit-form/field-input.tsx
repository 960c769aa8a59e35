import { useText } from '@sinima/runtime';
import { SelectField, TextField } from '@sinima/ui-kit/fields';
import type { ReactNode } from 'react';
import { ID_NAMES, type RecordField } from '../../../api/shapes/record-fields.ts';
import { itemsOf, itemText } from '../../../api/shapes/value-text.ts';
import { fieldLabel } from '../../../api/shapes/field-label.ts';
import { languageOfValue } from '../../words/value-language.ts';
import { CreditRows } from './credit-rows.tsx';
import * as messages from './edit-form.messages.ts';
import { fieldWord } from '../../words/value-words.ts';

interface FieldInputProps {
  field: RecordField;
  /** What the record has; undefined: nothing. */
  value: unknown;
}

/** The control of one field, with what the record has. */
export function FieldInput({ field, value }: FieldInputProps): ReactNode {
  const text = useText();
  const { name, input } = field;
  const label = fieldLabel(name, text);
  const texts = itemsOf(value).map(itemText);
  const words = (field.words ?? []).map((word) => ({ value: word, label: fieldWord(name, word, text) }));
  switch (input) {
    case 'line':
      return (
        <TextField
          label={label}
          name={name}
          defaultValue={texts[0]}
          autoComplete="off"
          {...languageOfValue(name, text)}
        />
      );
    case 'number':
      return (
        <TextField label={label} name={name} defaultValue={texts[0]} inputMode="numeric" autoComplete="off" />
      );
    case 'list':
      return <TextField label={label} name={name} defaultValue={texts.join(', ')} autoComplete="off" />;
    case 'text':
      return <TextArea label={label} name={name} text={texts[0] ?? ''} rows={4} />;
    case 'lines':
      return <TextArea label={label} name={name} text={texts.join('\n')} rows={texts.length + 1} />;
    case 'choice':
      return (
        <SelectField
          label={label}
          name={name}
          defaultValue={texts[0] ?? ''}
          options={[{ value: '', label: text(messages.notKnown) }, ...words]}
        />
      );
    case 'words':
      return <WordBoxes label={label} name={name} words={words} chosen={texts} />;
    case 'ids':
      return <Ids ids={(value ?? {}) as Readonly<Record<string, string>>} name={name} />;
    case 'credits':
      return <CreditRows label={label} value={value} />;
  }
}

function TextArea(props: { label: string; name: string; text: string; rows: number }): ReactNode {
  const { label, name, text, rows } = props;
  const language = languageOfValue(name, useText());
  return (
    <label className="con:grid con:min-w-0 con:gap-1">
      <span className="con:text-sm con:font-bold con:text-muted">{label}</span>
      <textarea
        name={name}
        rows={rows}
        defaultValue={text}
        {...language}
        className="con:w-full con:min-w-0 con:rounded-1 con:border-2 con:border-control con:bg-surface con:p-3 con:[font-family:var(--font-text)] con:text-text"
      />
    </label>
  );
}

function WordBoxes(props: {
  label: string;
  name: string;
  words: readonly { readonly value: string; readonly label: string }[];
  chosen: readonly string[];
}): ReactNode {
  const { label, name, words, chosen } = props;
  return (
    <fieldset className="con:m-0 con:min-w-0 con:border-0 con:p-0">
      <legend className="con:text-sm con:font-bold con:text-muted">{label}</legend>
      <div className="con:grid con:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] con:gap-x-3">
        {words.map((word) => (
          <label key={word.value} className="con:flex con:min-h-target con:items-center con:gap-2">
            <input
              type="checkbox"
              name={name}
              value={word.value}
              defaultChecked={chosen.includes(word.value)}
              className="con:size-6 con:flex-none"
            />
            {word.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Ids({ ids, name }: { ids: Readonly<Record<string, string>>; name: string }): ReactNode {
  const text = useText();
  const labels = { imdb: text(messages.idAtImdb), wikidata: text(messages.idAtWikidata) };
  return ID_NAMES.map((id) => (
    <TextField key={id} label={labels[id]} name={`${name}.${id}`} defaultValue={ids[id]} autoComplete="off" />
  ));
}
