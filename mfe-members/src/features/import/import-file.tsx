import { useText } from '@sinima/runtime';
import { bytesOf } from '@sinima/catalogue-ui/file-bytes';
import { FileError } from '@sinima/catalogue-ui/file-error';
import { buttonClass } from '@sinima/ui-kit/button';
import { useState, type ChangeEvent, type ReactNode } from 'react';
import { ProblemLine } from '../../member/problem-line.tsx';
import { ImportRows } from './import-rows.tsx';
import type { RowsOfFile } from './rows/read-rows.ts';
import * as messages from './import.messages.ts';

interface ChosenFile extends RowsOfFile {
  readonly name: string;
}

/** Chooses an export of another site, and says what is in it before anything is sent. */
export function ImportFile(): ReactNode {
  const text = useText();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [count, setCount] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (!file) return;
    setProblem(null);
    setChosen(null);
    try {
      // Loaded when a file is chosen: most members import none.
      const { readRows } = await import(/* webpackChunkName: "read-rows" */ './rows/read-rows.ts');
      setChosen({ name: file.name, ...readRows(file.name, await bytesOf(file, text), text) });
      setCount(count + 1);
    } catch (error) {
      setProblem(error instanceof FileError ? error.message : text(messages.importNotLoaded));
    }
    // The same file can be chosen again.
    target.value = '';
  };

  return (
    <section className="me:grid me:gap-3">
      <p>
        <label
          className={`${buttonClass({ variant: 'secondary' })} me:has-focus-visible:outline-3 me:has-focus-visible:outline-offset-2 me:has-focus-visible:outline-focus`}
        >
          {text(messages.chooseAFile)}
          <input
            type="file"
            accept=".csv,text/csv"
            className="me:sr-only"
            onChange={(event) => void choose(event)}
          />
        </label>
      </p>
      <ProblemLine text={problem} />
      {chosen === null ? null : <ImportRows key={count} file={chosen} />}
    </section>
  );
}
