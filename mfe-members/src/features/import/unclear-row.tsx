import { useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { useState, type ReactNode } from 'react';
import type { ImportCandidate, ImportRow } from '../../../api/openapi.ts';
import { ProblemLine } from '../../member/problem-line.tsx';
import { newKey } from '../../member/send-as-member.ts';
import { useWrite } from '../../member/use-write.ts';
import { sendRows } from './api/send-rows.ts';
import * as messages from './import.messages.ts';

interface UnclearRowProps {
  row: ImportRow;
  /** How the file names the title. */
  name: string;
  candidates: readonly ImportCandidate[];
}

const labelOf = ({ title: { displayTitle, releaseYear, countries }, directors }: ImportCandidate): string =>
  [
    `${displayTitle}${releaseYear === null ? '' : ` (${releaseYear})`}`,
    ...countries.slice(0, 1),
    ...directors,
  ].join(', ');

/** Namesakes of a line: the member chooses the title that is meant. */
export function UnclearRow({ row, name, candidates }: UnclearRowProps): ReactNode {
  const text = useText();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const { isBusy, problem, write } = useWrite();
  if (isDone) return <p>{text(messages.isImported, { name })}</p>;
  const send = async (): Promise<void> => {
    if (await write(() => sendRows([{ ...row, title: chosen }], newKey()))) setDone(true);
  };
  return (
    <fieldset className="me:grid me:gap-1 me:border-s-6 me:border-ochre me:bg-surface me:p-3">
      <legend className="me:font-bold">{name}</legend>
      {candidates.map((candidate) => (
        <label key={candidate.title.id} className="me:flex me:min-h-target me:items-center me:gap-3">
          <input
            type="radio"
            name={`candidate-${row.row}`}
            className="me:size-5 me:accent-accent"
            checked={chosen === candidate.title.slug}
            onChange={() => setChosen(candidate.title.slug)}
          />
          {labelOf(candidate)}
        </label>
      ))}
      <ProblemLine text={problem} />
      <p>
        <button
          type="button"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          disabled={isBusy || chosen === null}
          onClick={() => void send()}
        >
          {text(messages.importThisOne)}
        </button>
      </p>
    </fieldset>
  );
}
