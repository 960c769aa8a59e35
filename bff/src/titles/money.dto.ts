import { ApiProperty } from '@nestjs/swagger';
import { ApiFormat, ApiInteger, ApiWord } from '@sinima/api/http/api-property';
import { NamedSource } from '@sinima/api/http/fact-source.dto';
import { Samples } from '@sinima/api/http/samples.decorator';
import { AMOUNT_PRECISIONS, type AmountPrecision } from '@sinima/contracts/vocabulary';
import type { BoxOfficeFigureRecord } from './title.schema.js';

/** An amount of money. */
@Samples<Money>({ amount: 45_000_000, currency: 'NGN' }, { amount: 2_400_000, currency: 'GHS' })
export class Money {
  @ApiProperty({ minimum: 0 })
  amount!: number;

  /**
   * ISO 4217.
   * @example "NGN"
   */
  currency!: string;
}

/** What tickets took in, in one market and period, as published. */
@Samples<BoxOfficeFigure>(
  { precision: null, market: 'Nigeria', year: 2019, until: null },
  { precision: 'rounded', market: 'Ghana', year: null, until: '2022-12-31' },
)
export class BoxOfficeFigure extends Money {
  /** How exactly the source states it. Null: to the last digit. */
  @ApiWord(AMOUNT_PRECISIONS, 'AmountPrecision')
  precision!: AmountPrecision | null;

  /**
   * The country where tickets were sold, in English.
   * @example "Nigeria"
   */
  market!: string;

  /** The year in which they were sold. Null: see `until`. */
  @ApiInteger()
  year!: number | null;

  /** The day up to which all tickets since the release count. Null: see `year`. */
  @ApiFormat('date')
  until!: string | null;

  source!: NamedSource;
}

/** Return a stored figure as the API answers it. */
export const toBoxOfficeFigure = (figure: BoxOfficeFigureRecord): BoxOfficeFigure => ({
  amount: figure.amount,
  currency: figure.currency,
  precision: figure.precision ?? null,
  market: figure.market,
  year: figure.year ?? null,
  until: figure.until ?? null,
  source: { where: figure.source.where, url: figure.source.url ?? null },
});
