/** What tickets to a title took in, as published. */
import { AMOUNT_PRECISIONS } from '@sinima/contracts/vocabulary';
import { z } from 'zod';
import { country, date, positive, year } from './field-shapes.ts';
import { namedSource } from './provenance.ts';

const figure = z.strictObject({
  amount: positive,
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'is not a currency: as in NGN')
    .describe('ISO 4217, as published; amounts are not converted.'),
  precision: z
    .enum(AMOUNT_PRECISIONS)
    .optional()
    .describe('`rounded`: N128M; `minimum`: N187M+; left out: to the last digit.'),
  market: country.describe('Where the tickets were sold.'),
  year: year.optional().describe('The year in which they were sold.'),
  until: date.optional().describe('The day up to which all tickets since the release count.'),
  source: namedSource,
});
export type BoxOfficeFacts = z.infer<typeof figure>;

export const boxOffice = z
  .array(figure)
  .min(1, 'is empty: name a figure, or take the line out')
  .optional()
  .describe('Published figures, the latest period first; they are not added up.');
