import { useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { SelectField } from '@sinima/ui-kit/fields';
import { useState, type ReactNode } from 'react';
import type { ImportRow } from '../../../api/openapi.ts';
import { ImportReport } from './import-report.tsx';
import { isBare } from './rows/is-bare.ts';
import type { RowsOfFile } from './rows/read-rows.ts';
import * as messages from './import.messages.ts';

const MARKS = [
  { value: 'watchlist', label: messages.titlesToWatch },
  { value: 'like', label: messages.titlesThatYouLike },
] as const;

type BareMark = (typeof MARKS)[number]['value'];

interface ImportRowsProps {
  file: RowsOfFile & { readonly name: string };
}

/** The lines of a file, the meaning of bare ones, and the button that imports them. */
export function ImportRows({ file: { name, from, rows, passedOver } }: ImportRowsProps): ReactNode {
  const text = useText();
  const bare = rows.filter(isBare).length;
  const [mark, setMark] = useState<BareMark>(/like/i.test(name) ? 'like' : 'watchlist');
  const [sent, setSent] = useState<readonly ImportRow[] | null>(null);
  if (sent !== null) return <ImportReport rows={sent} />;
  return (
    <div className="me:grid me:max-w-measure me:gap-3">
      <p>
        {passedOver === 0
          ? text(messages.fileHasLines, { from, name, count: rows.length })
          : text(messages.fileHasLinesAndOthers, { from, name, count: rows.length, others: passedOver })}
      </p>
      {bare === 0 ? null : (
        <SelectField
          label={text(messages.bareLines, { count: bare })}
          options={MARKS.map((each) => ({ ...each, label: text(each.label) }))}
          value={mark}
          onChange={({ target }) => setMark(target.value as BareMark)}
        />
      )}
      <p>
        <button
          type="button"
          className={buttonClass({ size: 'small' })}
          onClick={() => setSent(rows.map((row) => (isBare(row) ? { ...row, mark } : row)))}
        >
          {text(messages.importLabel)}
        </button>
      </p>
    </div>
  );
}
