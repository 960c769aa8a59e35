import { z } from 'zod';
import { boxOffice } from './box-office.ts';
import { companyCredits } from './company.ts';
import { formerSlugs, sources, titleIds } from './provenance.ts';
import { translations } from './translation.ts';
import {
  announcedDate,
  country,
  date,
  genre,
  languageTag,
  listOf,
  positive,
  role,
  slug,
  text,
  titleStatus,
  titleType,
  year,
} from './field-shapes.ts';

export const credit = z.strictObject({
  person: slug.describe('The slug of the person, as it stands in people/.'),
  role,
  billingOrder: positive
    .optional()
    .describe('Order in the billing, from 1; left out when it is not known. OTHER uses the ranges of §9.'),
  characterName: text.optional(),
  isLeadRole: z.boolean().optional(),
  uncredited: z.boolean().optional(),
});
export type CreditFacts = z.infer<typeof credit>;

const episode = z.strictObject({
  episodeNumber: positive,
  name: text,
  synopsis: text.optional(),
  runtimeMins: positive.optional().describe('Minutes.'),
  airDate: date.optional(),
});

const season = z.strictObject({
  number: positive,
  name: text.optional(),
  synopsis: text.optional(),
  episodes: z
    .array(episode)
    .min(1, 'is empty: name its episodes, or take the line out')
    .optional()
    .describe('Left out where no name is known.'),
  episodeCount: positive
    .optional()
    .describe('How many there are, where no name is known; left out beside `episodes`.'),
});

/** A film or series. */
export const title = z.strictObject({
  displayTitle: text.describe('As it is spelled, tone marks included.'),
  originalTitle: text.optional().describe('In its own language, where it is called otherwise there.'),
  originalLanguage: languageTag.optional(),
  alternativeTitles: z
    .array(z.strictObject({ title: text, language: languageTag.optional() }))
    .min(1, 'is empty: name one, or take the line out')
    .optional()
    .describe('What else it is called; search finds it by these too.'),
  type: titleType,
  releaseYear: year.describe('For an upcoming title the earliest possible year.'),
  status: titleStatus.optional().describe('`upcoming` until it is out; left out afterwards.'),
  releaseDate: announcedDate.optional().describe('As announced; for upcoming titles only.'),
  runtimeMins: positive
    .max(400, 'is more than 400 minutes')
    .optional()
    .describe('Minutes; for a series the usual length of an episode.'),
  genres: listOf(genre),
  countries: listOf(country).describe('English names, the main one first.'),
  languages: listOf(text)
    .optional()
    .describe('English names, the main one first; left out where no text names one.'),
  companies: companyCredits,
  boxOffice,
  plotSummary: text
    .min(40, 'is too short: one or two sentences')
    .max(400, 'is too long: one or two sentences')
    .optional()
    .describe('One or two sentences in our own words; left out where nothing is sure.'),
  plotIn: translations.describe('The plot summary in other languages.'),
  synopsis: text.optional().describe('A longer text in our own words.'),
  credits: z.array(credit),
  seasons: z.array(season).optional(),
  technical: z
    .array(z.strictObject({ label: text, value: text }))
    .optional()
    .describe('What is documented of its making: colour, sound, format, filming locations.'),
  trivia: z.array(text).optional().describe('Documented facts, one sentence each.'),
  ids: titleIds,
  sources,
  formerSlugs,
});
export type TitleFacts = z.infer<typeof title>;
