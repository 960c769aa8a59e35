import { commaOf } from '@sinima/contracts/languages';
import { roleName } from '@sinima/catalogue-ui/role-name';
import type { Text } from '@sinima/contracts/text';
import { useQuery, useText } from '@sinima/runtime';
import { TextField } from '@sinima/ui-kit/fields';
import { useDeferredValue, useId, useState, type ReactNode } from 'react';
import { suggestionsQuery } from './api/suggested-people-query.ts';

/** Shorter beginnings say too little. */
const LEAST_LETTERS = 2;

/** @param detail as the API writes it: `Actor, Director` */
const professions = (detail: string, text: Text): string =>
  detail
    .split(', ')
    .map((profession) => roleName(profession, text))
    .join(commaOf(text.language));

/** Asks for a person of the catalogue, and suggests names; without scripts, the whole name or the slug is typed. */
export function PersonField({ label, name }: { label: string; name: string }): ReactNode {
  const text = useText();
  const [typed, setTyped] = useState('');
  const beginning = useDeferredValue(typed.trim());
  const { data = [] } = useQuery({
    ...suggestionsQuery(beginning),
    enabled: beginning.length >= LEAST_LETTERS && !beginning.endsWith(')'),
  });
  const id = useId();
  return (
    <div className="con:min-w-0">
      <TextField
        label={label}
        name={name}
        list={id}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <datalist id={id}>
        {data
          .filter(({ kind }) => kind === 'person')
          .map(({ slug, label: person, detail }) => (
            <option key={slug} value={`${person} (${slug})`}>
              {detail === null ? '' : professions(detail, text)}
            </option>
          ))}
      </datalist>
    </div>
  );
}
