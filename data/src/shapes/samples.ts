/** Sample data: made up to try the site with, and shown as samples. */
import { z } from 'zod';
import { city, country, listOf, platform, positive, slug, text, timeOfDay } from './field-shapes.ts';

const titleOf = slug.describe('The slug of the title.');
const rating = (what: z.ZodNumber) => what.min(1, 'is below 1').max(10, 'is above 10');

const vote = z.strictObject({
  count: positive.describe('How many people voted.'),
  mean: rating(z.number()).refine(
    (mean) => Number(mean.toFixed(1)) === mean,
    'has more than one digit after the point',
  ),
});

/** By the title's slug. */
export const votes = z.record(slug, vote);
export type VotesFacts = z.infer<typeof vote>;

const offer = z.strictObject({
  platforms: listOf(platform),
  countries: listOf(country)
    .optional()
    .describe('Where it can be watched there; left out: not limited to some.'),
});

/** By the title's slug, in the order shown. */
export const streaming = z.record(slug, offer);
export type StreamingFacts = z.infer<typeof offer>;

const showing = z.strictObject({
  title: titleOf,
  city,
  cinema: text,
  chain: text.optional().describe('The name of the cinema’s chain, which ends in (sample).'),
  times: listOf(timeOfDay).describe('Local times, in their order.'),
  price: positive.optional(),
  currency: z.string().optional().describe('The ISO 4217 code of the city’s money.'),
});
export const showings = z.array(showing);
export type ShowingFacts = z.infer<typeof showing>;

const review = z.strictObject({
  title: titleOf,
  userId: text.describe('`system` marks a professional critic.'),
  headline: text,
  rating: rating(z.int()),
  reviewText: text,
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/, 'is not a language code: as in en, yo, pcm')
    .describe('BCP 47.'),
  daysAgo: z.int().min(0).describe('Counted from the day on which it is loaded.'),
  likes: z.int().min(0),
});
export const reviews = z.array(review);
export type ReviewFacts = z.infer<typeof review>;
