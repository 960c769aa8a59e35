import { countText } from '@sinima/catalogue-ui/count-text';
import { buttonClass } from '@sinima/ui-kit/button';
import { SelectField } from '@sinima/ui-kit/fields';
import { useState, type ReactNode } from 'react';
import type { ImportRow } from '../../../api/openapi.ts';
import { ImportReport } from './import-report.tsx';
import { isBare } from './rows/is-bare.ts';
import type { RowsOfFile } from './rows/read-rows.ts';

const MARKS = [
  { value: 'watchlist', label: 'Titles to watch' },
  { value: 'like', label: 'Titles that you like' },
] as const;

type BareMark = (typeof MARKS)[number]['value'];

interface ImportRowsProps {
  file: RowsOfFile & { readonly name: string };
}

/** The lines of a file, the meaning of bare ones, and the button that imports them. */
export function ImportRows({ file: { name, from, rows, passedOver } }: ImportRowsProps): ReactNode {
  const bare = rows.filter(isBare).length;
  const [mark, setMark] = useState<BareMark>(/like/i.test(name) ? 'like' : 'watchlist');
  const [sent, setSent] = useState<readonly ImportRow[] | null>(null);
  if (sent !== null) return <ImportReport rows={sent} />;
  return (
    <div className="me:grid me:max-w-measure me:gap-3">
      <p>
        {from}, “{name}”: {countText(rows.length, 'line')}
        {passedOver === 0 ? '' : `, and ${countText(passedOver, 'other')} without a title`}.
      </p>
      {bare === 0 ? null : (
        <SelectField
          label={`${countText(bare, 'line')} without rating, day or review: what are they?`}
          options={MARKS}
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
          Import
        </button>
      </p>
    </div>
  );
}
