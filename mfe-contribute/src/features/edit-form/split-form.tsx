import { paths } from '@sinima/contracts/paths';
import { useQuery, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { TextField } from '@sinima/ui-kit/fields';
import type { ReactNode } from 'react';
import type { Credit } from '../../../api/shapes/credit.ts';
import { FACTS_OF_NEW_TITLE, factsThatGo } from '../../../api/shapes/record-fields.ts';
import { ProposalForm } from '../../changes/proposal-form.tsx';
import { fieldLabel } from '../../../api/shapes/field-label.ts';
import { personCreditsQuery } from './api/person-credits-query.ts';
import * as messages from './edit-form.messages.ts';
import { creditWords, valueWords } from '../../words/value-words.ts';

interface SplitFormProps {
  kind: 'title' | 'person';
  slug: string;
  facts: Readonly<Record<string, unknown>>;
}

/** The form of a record that is two: what the other one is called, and what is the other one’s. */
export function SplitForm({ kind, slug, facts }: SplitFormProps): ReactNode {
  const text = useText();
  const going = factsThatGo(kind, facts);
  const sent = Object.fromEntries(
    ['credits', ...FACTS_OF_NEW_TITLE, ...going].flatMap((field) =>
      field in facts ? [[field, facts[field]]] : [],
    ),
  );
  const credits = (facts.credits ?? []) as readonly Credit[];
  return (
    <details className="con:mt-4 con:max-w-measure">
      <summary className="con:min-h-target con:content-center con:font-bold">{text(messages.isTwo)}</summary>
      <ProposalForm kind={kind} slug={slug} className="con:grid con:min-w-0 con:gap-4 con:py-3">
        <input type="hidden" name="action" value="split" />
        <input type="hidden" name="facts" value={JSON.stringify(sent)} />
        <TextField label={text(messages.otherName)} name="otherName" maxLength={200} autoComplete="off" />
        {kind === 'title' ? (
          <TextField label={text(messages.otherYear)} name="otherYear" inputMode="numeric" maxLength={4} />
        ) : null}
        <TextField label={text(messages.otherPage)} name="into" maxLength={300} autoComplete="off" />
        <Boxes
          legend={text(messages.creditsOfOther)}
          name="credits.goes"
          boxes={credits.map((credit, at) => ({ value: String(at), label: creditWords(credit, text) }))}
        />
        {kind === 'person' ? <TitlesOfPerson slug={slug} /> : null}
        <Boxes
          legend={text(messages.factsOfOther)}
          name="goes"
          boxes={going.map((field) => ({
            value: field,
            label: `${fieldLabel(field, text)}: ${valueWords(field, facts[field], text).join(' · ')}`,
          }))}
        />
        <label className="con:grid con:min-w-0 con:gap-1">
          <span className="con:text-sm con:font-bold con:text-muted">{text(messages.pagesOfOther)}</span>
          <textarea
            name="moves"
            rows={2}
            maxLength={5_000}
            className="con:w-full con:min-w-0 con:rounded-1 con:border-2 con:border-control con:bg-surface con:p-3 con:[font-family:var(--font-text)] con:text-text"
          />
        </label>
        <p>
          <button type="submit" className={buttonClass()}>
            {text(messages.makeTwo)}
          </button>
        </p>
      </ProposalForm>
    </details>
  );
}

function TitlesOfPerson({ slug }: { slug: string }): ReactNode {
  const text = useText();
  const { data = [] } = useQuery(personCreditsQuery(slug));
  const titles = [...new Map(data.map(({ title }) => [title.slug, title])).values()];
  return (
    <Boxes
      legend={text(messages.titlesOfOther)}
      name="moves"
      boxes={titles.map((title) => ({
        value: paths.title(title.slug),
        label: `${title.displayTitle} (${title.releaseYear})`,
      }))}
    />
  );
}

interface BoxesProps {
  legend: string;
  name: string;
  boxes: readonly { readonly value: string; readonly label: string }[];
}

function Boxes({ legend, name, boxes }: BoxesProps): ReactNode {
  if (boxes.length === 0) return null;
  return (
    <fieldset className="con:m-0 con:min-w-0 con:border-0 con:p-0">
      <legend className="con:text-sm con:font-bold con:text-muted">{legend}</legend>
      <ul className="con:grid con:list-none con:p-0">
        {boxes.map(({ value, label }) => (
          <li key={value}>
            <label className="con:flex con:min-h-target con:min-w-0 con:items-center con:gap-3">
              <input type="checkbox" name={name} value={value} className="con:size-6 con:flex-none" />
              <bdi className="con:min-w-0 con:wrap-anywhere con:line-clamp-2">{label}</bdi>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
