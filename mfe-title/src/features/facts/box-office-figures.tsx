import { useText, RichText } from '@sinima/runtime';
import { dayText } from '@sinima/catalogue-ui/date-text';
import type { TitleDetail } from '@sinima/contracts/api';
import type { ReactNode } from 'react';
import { amountText } from './amount-text.ts';
import * as messages from './facts.messages.ts';
import type { Text } from '@sinima/contracts/text';
import { countryName } from '@sinima/catalogue-ui/place-names';

type Figure = TitleDetail['boxOfficeFigures'][number];

/** An amount that is rounded, or the least that it was. */
const PRECISION = { rounded: messages.aboutFigure, minimum: messages.atLeastFigure } as const;

/** Published figures of what tickets took in, each with market, period and source; they are not added up. */
export function BoxOfficeFigures({ figures }: { figures: TitleDetail['boxOfficeFigures'] }): ReactNode {
  const text = useText();
  return (
    <ul className="ti:grid ti:list-none ti:gap-2 ti:p-0" aria-label={text(messages.boxOfficeFigures)}>
      {figures.map(({ source: { where, url }, ...figure }) => (
        <li key={`${figure.market} ${figure.year ?? figure.until}`}>
          {text(figure.precision === null ? messages.exactFigure : PRECISION[figure.precision], {
            amount: amountText(figure, text),
            market: countryName(figure.market, text),
            period: periodText(figure, text),
          })}
          <span className="ti:block ti:text-sm ti:font-normal ti:text-muted">
            <RichText
              message={messages.figureSource}
              parts={{ source: url === null ? <>{where}</> : <a href={url}>{where}</a> }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Return when the tickets were sold: "in 2019", or "up to Dec 31, 2022". */
const periodText = ({ year, until }: Pick<Figure, 'year' | 'until'>, text: Text): string =>
  until === null
    ? text(messages.inYear, { year: String(year) })
    : text(messages.upToDay, { day: dayText(until, text.language) ?? until });
