import { useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ImportedRow, ImportOutcome, ImportRow } from '../../../api/openapi.ts';
import { ProblemLine } from '../../member/problem-line.tsx';
import { UnclearRow } from './unclear-row.tsx';
import { useImport } from './use-import.ts';
import * as messages from './import.messages.ts';

const nameOf = ({ name, year }: ImportRow): string => (year ? `${name} (${year})` : name);

/** Imports lines as soon as it is shown, and says what came of each: none is lost. */
export function ImportReport({ rows }: { rows: readonly ImportRow[] }): ReactNode {
  const text = useText();
  const { results, total, isBusy, problem, go } = useImport(rows);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void go();
  });
  const byRow = new Map(rows.map((row) => [row.row, row]));
  const of = (outcome: ImportOutcome): readonly (ImportedRow & { line: ImportRow })[] =>
    results.flatMap((result) => {
      const line = byRow.get(result.row);
      return result.outcome === outcome && line ? [{ ...result, line }] : [];
    });
  const missing = of('missing');
  return (
    <div className="me:grid me:max-w-measure me:gap-3">
      <p role="status">
        {text(messages.importedSoFar, {
          done: results.length,
          total,
          imported: of('imported').length,
          kept: of('kept').length,
          unclear: of('unclear').length,
          missing: missing.length,
        })}
      </p>
      <ProblemLine text={problem} />
      {problem === null ? null : (
        <p>
          <button
            type="button"
            className={buttonClass({ size: 'small' })}
            disabled={isBusy}
            onClick={() => void go()}
          >
            {text(messages.goOn)}
          </button>
        </p>
      )}
      {of('unclear').map(({ row, line, candidates }) => (
        <UnclearRow key={row} row={line} name={nameOf(line)} candidates={candidates} />
      ))}
      {missing.length === 0 ? null : (
        <details>
          <summary className="me:min-h-target me:cursor-pointer me:py-2 me:font-bold">
            {text(messages.notInSinima, { count: missing.length })}
          </summary>
          <ul className="me:grid me:gap-1 me:ps-5">
            {missing.map(({ row, line }) => (
              <li key={row}>{nameOf(line)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
