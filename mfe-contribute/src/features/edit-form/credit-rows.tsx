import { ROLE_CATEGORIES } from '@sinima/contracts/vocabulary';
import { useText } from '@sinima/runtime';
import { SelectField, TextField } from '@sinima/ui-kit/fields';
import type { ReactNode } from 'react';
import type { Credit } from '../../../api/shapes/credit.ts';
import { NEW_CREDITS } from '../../../api/shapes/record-fields.ts';
import { PersonField } from './person-field.tsx';
import * as messages from './edit-form.messages.ts';
import { creditWords, roleName } from '../../words/value-words.ts';

/** The people of a title: boxes that take one away, and rows for new ones. */
export function CreditRows({ label, value }: { label: string; value: unknown }): ReactNode {
  const text = useText();
  const roles = ROLE_CATEGORIES.map((role) => ({ value: role, label: roleName(role, text) }));
  const credits = (value ?? []) as readonly Credit[];
  return (
    <fieldset className="con:m-0 con:grid con:min-w-0 con:gap-4 con:border-0 con:p-0">
      <legend className="con:text-sm con:font-bold con:text-muted">{label}</legend>
      {credits.length === 0 ? null : (
        <details>
          <summary className="con:min-h-target con:content-center">
            {text(messages.takeSomebodyAway, { count: credits.length })}
          </summary>
          <ul className="con:grid con:list-none con:p-0">
            {credits.map((credit, at) => (
              <li key={`${credit.person} ${credit.role} ${at}`}>
                <label className="con:flex con:min-h-target con:items-center con:gap-3">
                  <input
                    type="checkbox"
                    name="credits.gone"
                    value={at}
                    className="con:size-6 con:flex-none"
                    aria-label={text(messages.takeCreditAway, { credit: creditWords(credit, text) })}
                  />
                  {creditWords(credit, text)}
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
          aria-label={text(messages.newCredit, { number: at + 1 })}
          className="con:grid con:min-w-0 con:gap-3 con:border-s-6 con:border-ochre con:ps-3 con:md:grid-cols-3"
        >
          <PersonField label={text(messages.person)} name={`credits.${at}.person`} />
          <SelectField label={text(messages.didWhat)} name={`credits.${at}.role`} options={roles} />
          <TextField label={text(messages.character)} name={`credits.${at}.character`} autoComplete="off" />
        </div>
      ))}
    </fieldset>
  );
}
