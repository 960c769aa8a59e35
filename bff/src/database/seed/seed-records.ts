/**
 * The shape of the curated seed: real African films, series and people, written by hand.
 * Widely documented facts only; a doubtful credit is left out; a figure that is not known is absent.
 */

/** What a credit was for (`docs/specification.md §3`). */
export type RoleCategory =
  | 'ACTOR'
  | 'DIRECTOR'
  | 'WRITER'
  | 'PRODUCER'
  | 'DP'
  | 'EDITOR'
  | 'COMPOSER'
  | 'COSTUME'
  | 'ART'
  | 'CASTING'
  | 'OTHER';

/** One person's part in one title; `person` is the slug of a {@link SeedPerson}. */
export interface SeedCredit {
  person: string;
  roleCategory: RoleCategory;
  /** Order in the billing, from 1. Absent when not known. OTHER credits use the ranges of `docs/specification.md §9`. */
  billingOrder?: number;
  characterName?: string;
  isLeadRole?: boolean;
  uncredited?: boolean;
}

/** One episode; absent fields are not known. `airDate` is ISO `YYYY-MM-DD`. */
export interface SeedEpisode {
  episodeNumber: number;
  name: string;
  synopsis?: string;
  /** Minutes. */
  runtimeMins?: number;
  airDate?: string;
}

export interface SeedSeason {
  number: number;
  name?: string;
  synopsis?: string;
  episodes: SeedEpisode[];
}

/** A film or series. Countries and languages are English names ("Nigeria", "Yoruba"), the first being the main one. */
export interface SeedTitle {
  /** Unique, lower-case ASCII words joined by hyphens, ending in the year only where two titles would clash. */
  slug: string;
  type: 'MOVIE' | 'SERIES';
  /** Kept as it is spelled, tone marks included, in NFC. */
  displayTitle: string;
  originalTitle?: string;
  releaseYear: number;
  /** Minutes; for a series the usual length of an episode. */
  runtimeMins?: number;
  /** Lower-case English words, e.g. "drama", "comedy", "crime", "legal drama", "romance", "action", "biography". */
  genres: string[];
  countries: string[];
  languages: string[];
  /** One or two sentences in our own words. */
  plotSummary: string;
  /** A longer text in our own words, where there is more to say. */
  synopsis?: string;
  /** `upcoming` until it is out; absent means released. */
  status?: 'released' | 'upcoming';
  /** As announced, e.g. "2027", "2027-03-12" or "To be announced"; for upcoming titles only, whose year is then the earliest possible. */
  releaseDate?: string;
  credits: SeedCredit[];
  seasons?: SeedSeason[];
  /** What is documented of its making, for the Technical tab (colour, sound, format, filming locations). */
  technical?: { label: string; value: string }[];
  /** Documented facts, one sentence each, for the Trivia & Awards tab. */
  trivia?: string[];
}

/** A person; of living people no more than name, work, nationality and year of birth. */
export interface SeedPerson {
  slug: string;
  name: string;
  birthYear?: number;
  /** ISO `YYYY-MM-DD`, only of people who have died. */
  birthDate?: string;
  /** ISO `YYYY-MM-DD`, or the year alone where the day is not known. */
  deathDate?: string;
  birthPlace?: string;
  /** Adjective, e.g. "Nigerian". */
  nationality?: string;
  /** English name of the country, e.g. "Nigeria". */
  country?: string;
  /** What the person is known for, e.g. ["Actor", "Producer"]. */
  roles: string[];
  /** One to three sentences in our own words, about the work. */
  bio?: string;
}

/** A sample review, always shown as sample. `title` is a title's slug; `daysAgo` is counted from the day of seeding. */
export interface SeedReview {
  title: string;
  /** 'system' marks a professional critic. */
  userId: string;
  headline: string;
  /** 1 to 10. */
  rating: number;
  reviewText: string;
  /** BCP 47, e.g. "en", "fr", "yo", "ha", "ig", "pcm". */
  language: string;
  daysAgo: number;
  likes: number;
}

/** Sample votes of a title, from which its Bayesian rating is computed; always shown as sample. */
export interface SeedVotes {
  title: string;
  /** How many people voted. */
  count: number;
  /** Their mean, 1 to 10, one decimal. */
  mean: number;
}

/** Sample availability of a title on streaming platforms (`docs/specification.md §3` lists the platforms). */
export interface SeedStreaming {
  title: string;
  platforms: string[];
  /** Where it can be watched there, by English names of countries; absent: not limited to some. */
  countries?: string[];
}

/** Orders curated by the editors: slugs, first is first. */
export interface SeedCuration {
  trending: string[];
  featuredPeople: string[];
  /** At least nine titles, in the order shown. */
  streaming: SeedStreaming[];
}

/** A curated list; its items are either titles or people of the seed, by slug, first is first. */
export interface SeedList {
  slug: string;
  /** E.g. "Best Nollywood Movies of 2025". */
  name: string;
  description?: string;
  /** What its items are called, e.g. "Movies", "Directors": shown after their count. */
  itemNoun: string;
  titles?: string[];
  people?: string[];
}

/** A film festival. Months count from 1. */
export interface SeedFestival {
  slug: string;
  name: string;
  city: string;
  country: string;
  /** The month in which it usually takes place. */
  usualMonth: number;
  foundedYear?: number;
  /** In our own words. */
  description: string;
}

/** Who or what was honoured: a title, a person or both, by slug; `name` for one who is not in the seed. */
export interface SeedNominee {
  title?: string;
  person?: string;
  name?: string;
  won: boolean;
}

/** One year of an award: its categories, with the winners and nominees that are sure. */
export interface SeedAwardsEdition {
  year: number;
  categories: { name: string; nominees: SeedNominee[] }[];
}

/** A body that gives awards. Months count from 1. */
export interface SeedAwardsBody {
  slug: string;
  name: string;
  country?: string;
  frequency: 'annual' | 'biennial';
  usualMonth: number;
  foundedYear?: number;
  /** In our own words. */
  description: string;
  /** Newest first. */
  editions: SeedAwardsEdition[];
}

/** A sample showing of a title in one cinema; always shown as sample. Prices are in the city's currency. */
export interface SeedShowing {
  title: string;
  /** One of the cities of `docs/specification.md §3`, e.g. "Lagos". */
  city: string;
  cinema: string;
  chain?: string;
  /** Local times, `HH:MM`. */
  times: string[];
  price?: number;
  /** ISO 4217. */
  currency?: string;
}
