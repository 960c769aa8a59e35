import { dayText } from '@sinima/catalogue-ui/date-text';
import type { TitleDetail } from '@sinima/contracts/api';
import type { ReactNode } from 'react';
import { amountText } from './amount-text.ts';

type Figure = TitleDetail['boxOfficeFigures'][number];

/** What stands before an amount that is not exact. */
const PRECISION_WORDS = { rounded: 'about ', minimum: 'at least ' } as const;

/** Published figures of what tickets took in, each with market, period and source; they are not added up. */
export function BoxOfficeFigures({ figures }: { figures: TitleDetail['boxOfficeFigures'] }): ReactNode {
  return (
    <ul className="ti:grid ti:list-none ti:gap-2 ti:p-0" aria-label="Box office figures">
      {figures.map(({ source: { where, url }, ...figure }) => (
        <li key={`${figure.market} ${figure.year ?? figure.until}`}>
          {figure.precision === null ? null : PRECISION_WORDS[figure.precision]}
          {amountText(figure)} in {figure.market}, {periodText(figure)}
          <span className="ti:block ti:text-sm ti:font-normal ti:text-muted">
            Source: {url === null ? where : <a href={url}>{where}</a>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Return when the tickets were sold: "in 2019", or "up to Dec 31, 2022". */
const periodText = ({ year, until }: Pick<Figure, 'year' | 'until'>): string =>
  until === null ? `in ${year}` : `up to ${dayText(until) ?? until}`;
