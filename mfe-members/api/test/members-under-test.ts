/** The members' part over an embedded engine, with a small catalogue and members to call it. */
import { setTimeout } from 'node:timers/promises';
import { stableId } from '@sinima/api/database/stable-id';
import type { TitleFigures } from '@sinima/api/catalogue-writes';
import { MEMBER_HEADER, memberToHeader, type PartMember } from '@sinima/api/members/part-member';
import { searchableName } from '@sinima/api/text/searchable-name';
import { partInProcess, type AskedAnswer, type PartUnderTest } from '@sinima/api-parts/part-in-process';
import config from '../../remote.config.ts';
import part from '../part.ts';

interface SeedTitle {
  readonly slug: string;
  readonly name: string;
  readonly year: number;
  readonly type?: 'MOVIE' | 'SERIES';
  readonly imdb?: string;
  readonly director?: string;
}

const SEED: readonly SeedTitle[] = [
  { slug: 'osuofia', name: 'Osuofia in London', year: 2003, imdb: 'tt0424300' },
  { slug: 'living-in-bondage', name: 'Living in Bondage', year: 1992, director: 'Chris Obi Rapu' },
  { slug: 'breaking-free', name: 'Living in Bondage', year: 2019, director: 'Ramsey Nouah' },
  { slug: 'twins-a', name: 'The Twins', year: 2010, director: 'Ada Obi' },
  { slug: 'twins-b', name: 'The Twins', year: 2010, director: 'Kofi Mensah' },
  { slug: 'village', name: 'The Village', year: 1984, type: 'SERIES' },
];

const titles = SEED.map(({ slug, name, year, type = 'MOVIE', imdb }) => ({
  _id: stableId('title', slug),
  slug,
  displayTitle: name,
  releaseYear: year,
  type,
  status: 'released',
  genres: ['drama'],
  countries: ['Nigeria'],
  languages: ['Igbo'],
  ...searchableName(name),
  ...(imdb !== undefined && { ids: { imdb } }),
}));

const directors = SEED.flatMap(({ slug, director }) => (director === undefined ? [] : [{ slug, director }]));

const people = [...directors.map(({ director }) => director), 'Genevieve Nnaji'].map((name) => {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return { _id: stableId('person', slug), slug, name, roles: [] };
});

const credits = directors.map(({ slug, director }) => ({
  _id: stableId('credit', slug),
  titleId: stableId('title', slug),
  personId: stableId('person', director.toLowerCase().replaceAll(' ', '-')),
  roleCategory: 'DIRECTOR',
}));

/** A member who calls the part. */
export interface TestMember {
  readonly member: PartMember;
  call(call: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<AskedAnswer>;
  /** As `call`, and expects that it is done. */
  does<T = unknown>(call: string, body?: unknown): Promise<T>;
}

/** The part, its database, and what the catalogue is told. */
export interface MembersUnderTest {
  readonly part: PartUnderTest;
  /** Wait until the catalogue is told of all ratings. Return the figures of a title. */
  told(slug: string): Promise<TitleFigures | undefined>;
  /** What the core was told of suspended members, in order. */
  readonly suspensions: unknown[];
  /** Whether the core refuses figures and suspensions. */
  isCoreAway: boolean;
  anonymous: Pick<TestMember, 'call'>;
  member(handle: string, more?: Partial<PartMember>): TestMember;
  /** Delete all that members wrote, so that the next test finds what the part starts with. */
  forget(): Promise<void>;
  stop(): Promise<void>;
}

const slugs = new Map(titles.map(({ _id, slug }) => [_id.toHexString(), slug]));

export async function startMembers(): Promise<MembersUnderTest> {
  const told = new Map<string, TitleFigures>();
  const core = {
    writes: config.api.writes,
    ask: (call: string, content: unknown): void => {
      if (members.isCoreAway) throw new Error('The core is away.');
      if (call === 'suspensions') {
        members.suspensions.push(content);
        return;
      }
      for (const figures of content as TitleFigures[]) told.set(slugs.get(figures.title)!, figures);
    },
  };
  const running = await partInProcess(part, config.api.prefixes, { titles, people, credits }, core);
  const callAs =
    (member?: PartMember): TestMember['call'] =>
    (call, body, headers = {}) => {
      const as = member && { [MEMBER_HEADER]: memberToHeader(member) };
      return running.ask(call, { body, headers: { ...as, ...headers } });
    };
  const members: MembersUnderTest = {
    part: running,
    async told(slug) {
      const figures = running.database.collection('members_figures');
      while (await figures.findOne({ isTold: false })) await setTimeout(5);
      return told.get(slug);
    },
    suspensions: [],
    isCoreAway: false,
    anonymous: { call: callAs() },
    member(handle, more) {
      const member: PartMember = {
        id: stableId('member', handle).toHexString(),
        handle,
        displayName: handle.toUpperCase(),
        isPublic: true,
        role: 'member',
        ...more,
      };
      const call = callAs(member);
      return {
        member,
        call,
        async does<T>(asked: string, body?: unknown) {
          const answer = await call(asked, body);
          if (answer.status < 300) return answer.body as T;
          throw new Error(`${asked} answers ${answer.status}: ${JSON.stringify(answer.body)}`);
        },
      };
    },
    async forget() {
      const collections = await running.database.listCollections();
      const written = collections.filter(({ name }) => name.startsWith('members_'));
      await Promise.all(written.map(({ name }) => running.database.collection(name).deleteMany({})));
      told.clear();
      members.suspensions.length = 0;
      members.isCoreAway = false;
    },
    stop: () => running.stop(),
  };
  return members;
}

/** Let a member's first reviews be old enough, so that the account is not new any more. */
export async function makeKnown(members: MembersUnderTest, member: TestMember): Promise<void> {
  for (const slug of ['twins-a', 'twins-b']) {
    await member.does(`PUT /api/me/reviews/${slug}`, {
      text: `A first word by ${member.member.handle}`,
      hasSpoilers: false,
    });
  }
  const reviews = members.part.database.collection('members_reviews');
  await reviews.updateMany({}, { $set: { visibleFrom: new Date(0) } });
}

/** Suspend a member who has called before. */
export async function suspend(
  { part }: MembersUnderTest,
  { member: { handle } }: TestMember,
  why = 'Spam.',
): Promise<void> {
  const limit = { kind: 'suspended', why, decisionId: stableId('decision', 'x') };
  await part.database.collection('members_accounts').updateOne({ handle }, { $set: { limit } });
}
