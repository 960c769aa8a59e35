import { commaOf } from '@sinima/contracts/languages';
import type { SavedRecord } from '@sinima/catalogue-ui/saved-record';
import type { Text } from '@sinima/contracts/text';
import { useText } from '@sinima/runtime';
import { countryName } from '@sinima/catalogue-ui/place-names';
import { useId, type ReactNode } from 'react';
import type { ImportRow } from './formats/import-list.ts';
import * as messages from './import.messages.ts';
import { nameWithYear } from './name-with-year.ts';

interface NamesakeChoiceProps {
  row: ImportRow;
  /** The records that the line may mean. */
  records: readonly SavedRecord[];
  /** The id of the one that it means; undefined: none of them. */
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** Asks which of its namesakes a line of a list means. */
export function NamesakeChoice({ row, records, chosen, onChoose }: NamesakeChoiceProps): ReactNode {
  const text = useText();
  const group = useId();
  const option = (id: string | undefined, label: string): ReactNode => (
    <label key={id ?? ''} className="co:flex co:min-h-target co:cursor-pointer co:items-center co:gap-2">
      <input
        type="radio"
        name={group}
        className="co:size-5 co:accent-accent"
        checked={chosen === id}
        onChange={() => onChoose(id)}
      />
      {label}
    </label>
  );
  return (
    <fieldset className="co:min-w-0 co:border-2 co:border-control co:p-3">
      <legend className="co:px-2 co:font-bold">{nameWithYear(row)}</legend>
      {records.map((record) => option(record.id, describe(record, text)))}
      {option(undefined, text(messages.noneOfThese))}
    </fieldset>
  );
}

function describe(record: SavedRecord, text: Text): string {
  const facts = [
    record.kind === 'SERIES' ? text(messages.seriesFact) : null,
    record.country === null ? null : countryName(record.country, text),
  ].filter((fact) => fact !== null);
  return [nameWithYear(record), ...facts].join(commaOf(text.language));
}
