/**
 * What the BFF answers, under readable names. The types behind them are generated from its OpenAPI document,
 * `contracts/openapi.json`.
 *
 * @example const title = await get<TitleDetail>('/api/titles/slug/living-in-bondage');
 */
import type { components, operations, paths as ApiPaths } from './generated/openapi.ts';

export type { components } from './generated/openapi.ts';
export type {
  City,
  Department,
  RoleCategory,
  StreamingPlatform,
  TitleSort,
  TitleStatus,
  TitleType,
} from './vocabulary.ts';

/**
 * The calls of the API by their paths. The types of a remote's part (`api/openapi.ts` in its folder) add its calls wherever
 * they are imported.
 */
export interface paths extends ApiPaths {}

type Schemas = components['schemas'];

/** A title in the least detail: enough for a link with a poster. */
export type TitleRef = Schemas['TitleRef'];
/** A title as a card of a list. */
export type TitleCard = Schemas['TitleCard'];
/** A title that streams somewhere, with where. */
export type StreamingTitle = Schemas['StreamingTitle'];
/** A title whose record lacks facts that each should have. */
export type WantedTitle = Schemas['WantedTitle'];
/** A title with all that is known of it; what is not known is null. */
export type TitleDetail = Schemas['TitleDetail'];
/** Another name of a title, with its language. */
export type AlternativeTitle = Schemas['AlternativeTitle'];
/** Where facts of a record were looked up. */
export type FactSource = Schemas['FactSource'];
/** Under which ids others know a record. */
export type OtherIds = Schemas['OtherIds'];
/** A title or person as it is written in the catalogue's files. */
export type SourceRecord = Schemas['SourceRecord'];
export type Money = Schemas['Money'];
export type TechnicalFact = Schemas['TechnicalFact'];

/** A person in the least detail: enough for a link with a portrait. */
export type PersonRef = Schemas['PersonRef'];
/** A person as a card of a list. */
export type PersonCard = Schemas['PersonCard'];
/** A person with all that is known of them; what is not known is null. */
export type PersonDetail = Schemas['PersonDetail'];

/** A credit of a title: who, as what, in which department (null: the cast). */
export type Credit = Schemas['Credit'];
/** A credit of a person: in which title, as what. */
export type PersonCredit = Schemas['PersonCredit'];

export type Season = Schemas['Season'];
export type Episode = Schemas['Episode'];
export type Review = Schemas['Review'];
export type Genre = Schemas['Genre'];
/** What titles can be filtered by: countries, languages and decades. */
export type TitleFilters = Schemas['TitleFilters'];
export type Stats = Schemas['Stats'];
/** How visitors reach the people who run this site. */
export type Contact = Schemas['Contact'];
/** What a search found: one page of titles and one of people, with how many there are of each. */
export type SearchResults = Schemas['SearchResults'];
/** What a query was understood to say beside names. */
export type SearchUnderstanding = Schemas['Understanding'];
export type UnderstoodFilter = Schemas['UnderstoodFilter'];
/** A curated list, an awards body or a festival that a query names. */
export type FoundPage = Schemas['FoundPage'];
/** What a visitor who types in the search box may mean. */
export type Suggestion = Schemas['Suggestion'];
/** A title that is shown in theaters, with where and when. */
export type TheaterTitle = Schemas['TheaterTitle'];
/** Where and when a title is shown, in local times. */
export type Showing = Schemas['Showing'];
/** One platform that streams a title, with the countries that it is limited to. */
export type WatchOffer = Schemas['WatchOffer'];

export type ListCard = Schemas['ListCard'];
/** A curated list with its items, which are titles or people. */
export type ListDetail = Schemas['ListDetail'];
export type AwardsBody = Schemas['AwardsBody'];
/** A body that gives awards, with its winners and nominees by year and category. */
export type AwardsBodyDetail = Schemas['AwardsBodyDetail'];
/** A nomination or an award of a title or of a person. */
export type AwardsMention = Schemas['AwardsMention'];
/** One of the highlights of a year. */
export type AwardsHighlight = Schemas['AwardsHighlight'];

/** Who is signed in. */
export type User = Schemas['User'];
/** Every error answer (RFC 9457). */
export type Problem = Schemas['Problem'];

/** The query of `GET /api/titles`. */
export type TitlesQuery = NonNullable<operations['listTitles']['parameters']['query']>;
/** The query of `GET /api/people`. */
export type PeopleQuery = NonNullable<operations['listPeople']['parameters']['query']>;
/** The query of `GET /api/titles/streaming`. */
export type StreamingQuery = NonNullable<operations['listStreamingTitles']['parameters']['query']>;
