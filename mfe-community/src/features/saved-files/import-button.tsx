import { useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { lazyPart } from '@sinima/ui-kit/lazy-part';
import { useState, type ChangeEvent, type ReactNode } from 'react';
import * as messages from './saved-files.messages.ts';

/** Loaded when a file is chosen: most visitors import none. */
const ImportDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "import-dialog" */ './import-dialog.tsx')).ImportDialog,
}));

/** Chooses a file, and imports it. */
export function ImportButton(): ReactNode {
  const text = useText();
  const [chosen, setChosen] = useState<{ readonly file: File; readonly attempt: number } | null>(null);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    if (file) setChosen({ file, attempt: (chosen?.attempt ?? 0) + 1 });
    // The same file can be chosen again.
    target.value = '';
  };

  return (
    <>
      <label
        className={`${buttonClass({ variant: 'secondary' })} co:has-focus-visible:outline-3 co:has-focus-visible:outline-offset-2 co:has-focus-visible:outline-focus`}
      >
        {text(messages.importLabel)}
        <input
          type="file"
          accept=".csv,.json,text/csv,application/json"
          className="co:sr-only"
          onChange={choose}
        />
      </label>
      {chosen ? (
        <ImportDialog
          attempt={chosen.attempt}
          substitute={
            <p role="alert" className="co:basis-full">
              {text(messages.importNotLoaded)}
            </p>
          }
          file={chosen.file}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </>
  );
}
