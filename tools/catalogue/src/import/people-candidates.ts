import type { Connection, Types } from 'mongoose';
import type { CreditRecord } from '@sinima/bff/credits/credit.schema';
import type { PersonRecord } from '@sinima/bff/people/person.schema';
import type { TitleRecord } from '@sinima/bff/titles/title.schema';
import type { PersonCandidates } from '@sinima/bff/derived/namesakes';

/** How many names are compared at most. */
const MOST_NAMES = 2_000;

/** A person who may be another one, with their credits. */
export interface Candidate {
  readonly slug: string;
  readonly name: string;
  readonly titles: readonly string[];
}

/** People of one name, with the evidence that they are one. */
export interface CandidateGroup {
  readonly name: string;
  readonly people: readonly Candidate[];
  /** Other names that are credited beside at least two of them. */
  readonly colleagues: readonly string[];
}

/** People who share a name, those first who share most colleagues. Nobody is merged for that. */
export async function candidateGroups(connection: Connection, name?: string): Promise<CandidateGroup[]> {
  const groups = await connection
    .collection<PersonCandidates>('person_candidates')
    .find(name === undefined ? {} : { _id: name })
    .limit(MOST_NAMES)
    .toArray();
  const described: CandidateGroup[] = [];
  for (const group of groups) described.push(await describe(connection, group));
  return described.sort((a, b) => b.colleagues.length - a.colleagues.length || (a.name < b.name ? -1 : 1));
}

async function describe(connection: Connection, { name, people }: PersonCandidates): Promise<CandidateGroup> {
  const found = await records<PersonRecord>(connection, 'people', '_id', people);
  const works = await records<CreditRecord>(connection, 'credits', 'personId', people);
  const titleIds = works.map(({ titleId }) => titleId);
  const titles = new Map(
    (await records<TitleRecord>(connection, 'titles', '_id', titleIds)).map((title) => [
      title._id.toHexString(),
      title.releaseYear ? `${title.displayTitle} (${title.releaseYear})` : title.displayTitle,
    ]),
  );
  const titlesOf = (person: Types.ObjectId): Set<string> =>
    new Set(
      works.flatMap(({ personId, titleId }) => (personId.equals(person) ? [titleId.toHexString()] : [])),
    );
  return {
    name,
    people: people.flatMap((id) => {
      const person = found.find(({ _id }) => _id.equals(id));
      if (!person) return [];
      const of = [...titlesOf(id)].flatMap((title) => titles.get(title) ?? []);
      return [{ slug: person.slug, name: person.name, titles: of }];
    }),
    colleagues: await sharedColleagues(connection, name, people.map(titlesOf), titleIds),
  };
}

async function sharedColleagues(
  connection: Connection,
  name: string,
  worksOfEach: readonly ReadonlySet<string>[],
  titleIds: readonly Types.ObjectId[],
): Promise<string[]> {
  const credits = await records<CreditRecord>(connection, 'credits', 'titleId', titleIds);
  const people = await records<PersonRecord>(
    connection,
    'people',
    '_id',
    credits.map(({ personId }) => personId),
  );
  const nameOf = new Map(people.map((person) => [person._id.toHexString(), person.name]));
  const beside = new Map<string, Set<number>>();
  for (const { titleId, personId } of credits) {
    const colleague = nameOf.get(personId.toHexString());
    if (colleague === undefined || colleague === name) continue;
    worksOfEach.forEach((works, place) => {
      if (works.has(titleId.toHexString()))
        beside.set(colleague, (beside.get(colleague) ?? new Set()).add(place));
    });
  }
  return [...beside].flatMap(([colleague, places]) => (places.size > 1 ? [colleague] : [])).sort();
}

async function records<T>(
  connection: Connection,
  collection: string,
  field: string,
  ids: readonly Types.ObjectId[],
): Promise<T[]> {
  return (await connection
    .collection(collection)
    .find({ [field]: { $in: [...ids] } })
    .toArray()) as T[];
}
