import { ROLE_CATEGORIES } from '@sinima/contracts/vocabulary';
import { SelectField, TextField } from '@sinima/ui-kit/fields';
import type { ReactNode } from 'react';
import { creditInWords, roleName, type Credit } from '../../../api/shapes/credit.ts';
import { NEW_CREDITS } from '../../../api/shapes/record-fields.ts';
import { PersonField } from './person-field.tsx';

const ROLES = ROLE_CATEGORIES.map((role) => ({ value: role, label: roleName(role) }));

/** The people of a title: boxes that take one away, and rows for new ones. */
export function CreditRows({ label, value }: { label: string; value: unknown }): ReactNode {
  const credits = (value ?? []) as readonly Credit[];
  return (
    <fieldset className="con:m-0 con:grid con:min-w-0 con:gap-4 con:border-0 con:p-0">
      <legend className="con:text-sm con:font-bold con:text-muted">{label}</legend>
      {credits.length === 0 ? null : (
        <details>
          <summary className="con:min-h-11 con:content-center">
            Take somebody away ({credits.length} credits)
          </summary>
          <ul className="con:grid con:list-none con:p-0">
            {credits.map((credit, at) => (
              <li key={`${credit.person} ${credit.role} ${at}`}>
                <label className="con:flex con:min-h-11 con:items-center con:gap-3">
                  <input
                    type="checkbox"
                    name="credits.gone"
                    value={at}
                    className="con:size-6 con:flex-none"
                    aria-label={`Take away ${creditInWords(credit)}`}
                  />
                  {creditInWords(credit)}
                </label>
              </li>
            ))}
          </ul>
        </details>
      )}
      {Array.from({ length: NEW_CREDITS }, (_, at) => (
        <div
          key={at}
          role="group"
          aria-label={`New credit ${at + 1}`}
          className="con:grid con:min-w-0 con:gap-3 con:border-s-6 con:border-ochre con:ps-3 con:md:grid-cols-3"
        >
          <PersonField label="Person" name={`credits.${at}.person`} />
          <SelectField label="Did what?" name={`credits.${at}.role`} options={ROLES} />
          <TextField label="Character (of an actor)" name={`credits.${at}.character`} autoComplete="off" />
        </div>
      ))}
    </fieldset>
  );
}
