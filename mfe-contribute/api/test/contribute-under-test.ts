/** The part, over an engine and a core of its own, with members who have a standing. */
import { stableId } from '@sinima/api/database/stable-id';
import { MEMBER_HEADER, memberToHeader, type PartMember } from '@sinima/api/members/part-member';
import { partInProcess, type AskedAnswer, type PartUnderTest } from '@sinima/api-parts/part-in-process';
import config from '../../remote.config.ts';
import type { Edit } from '../edits/edit.dto.ts';
import type { ProposeEdit } from '../edits/propose-edit.dto.ts';
import part from '../part.ts';
import { CoreInMemory } from './core-in-memory.ts';

const HOUR_MS = 3_600_000;

const titles = ['lionheart', 'osuofia'].map((slug) => ({
  _id: stableId('title', slug),
  slug,
  displayTitle: slug === 'lionheart' ? 'Lionheart' : 'Osuofia in London',
  type: 'MOVIE',
  status: 'released',
  genres: ['drama'],
  countries: ['Nigeria'],
  languages: ['Igbo'],
}));

/** Somebody who calls the part. */
export interface Person {
  readonly member?: PartMember;
  call(call: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<AskedAnswer>;
  /** As `call`, and expects that it is done. */
  does<T = Edit>(call: string, body?: unknown): Promise<T>;
}

export interface ContributeUnderTest {
  readonly part: PartUnderTest;
  readonly core: CoreInMemory;
  readonly visitor: Person;
  member(handle: string): Person;
  /** Let a member have so many accepted edits. */
  give(person: Person, accepted: number): Promise<number>;
  /** Let so many hours pass for an edit. */
  pass(id: string, hours: number): Promise<void>;
  stop(): Promise<void>;
}

/** The editor that the setting names. */
export const FIRST_EDITOR = 'first-editor';

export async function startContribute(): Promise<ContributeUnderTest> {
  process.env.PART_CONTRIBUTE_EDITORS = FIRST_EDITOR;
  const core = new CoreInMemory();
  core.records.set('title lionheart', { displayTitle: 'Lionheart', runtimeMins: 59, credits: [] });
  core.records.set('title osuofia', { displayTitle: 'Osuofia in London', runtimeMins: 105, credits: [] });
  const running = await partInProcess(
    part,
    config.api.prefixes,
    { titles },
    {
      writes: config.api.writes,
      ask: core.ask,
    },
  );
  const edits = running.database.collection('contribute_edits');
  const person = (member?: PartMember): Person => {
    const call: Person['call'] = (asked, body, headers = {}) =>
      running.ask(asked, {
        body,
        headers: { ...(member && { [MEMBER_HEADER]: memberToHeader(member) }), ...headers },
      });
    return {
      ...(member && { member }),
      call,
      async does<T>(asked: string, body?: unknown) {
        const answer = await call(asked, body);
        if (answer.status < 300) return answer.body as T;
        throw new Error(`${asked} answers ${answer.status}: ${JSON.stringify(answer.body)}`);
      },
    };
  };
  return {
    part: running,
    core,
    visitor: person(),
    member: (handle) =>
      person({
        id: stableId('member', handle).toHexString(),
        handle,
        displayName: handle.toUpperCase(),
        isPublic: true,
        role: 'member',
      }),
    async give(someone, accepted) {
      const { author } = await someone.does<{ author: { number: number } }>('GET /api/me/edits/author');
      const past = new Date(Date.now() - 1_000 * HOUR_MS);
      if (accepted > 0) {
        await edits.insertMany(
          Array.from({ length: accepted }, (_, at) => ({
            _id: stableId('given', author.number, at),
            author: author.number,
            isAnonymous: false,
            kind: 'change',
            recordKind: 'title',
            slug: 'osuofia',
            name: 'Osuofia in London',
            countries: [],
            fields: [],
            licence: 'CC0-1.0',
            state: 'accepted',
            openedAt: past,
            checkAt: past,
            votes: [],
            checks: [],
            thanks: [],
            version: 1,
          })),
        );
      }
      return author.number;
    },
    async pass(id, hours) {
      const [edit] = await edits
        .find({ _id: new (titles[0]!._id.constructor as new (id: string) => never)(id) })
        .toArray();
      const earlier = (date: Date): Date => new Date(date.getTime() - hours * HOUR_MS);
      const votes = (edit!.votes as { at: Date }[]).map((vote) => ({ ...vote, at: earlier(vote.at) }));
      const changed = {
        openedAt: earlier(edit!.openedAt as Date),
        checkAt: earlier(edit!.checkAt as Date),
        votes,
      };
      await edits.updateOne({ _id: edit!._id }, { $set: changed });
    },
    stop: () => running.stop(),
  };
}

/** A corrected running time, made from what the record says now. */
export const runtime = (before: number | undefined, after: number, slug = 'lionheart'): ProposeEdit => ({
  kind: 'change',
  record: { kind: 'title', slug },
  fields: [
    {
      field: 'runtimeMins',
      ...(before !== undefined && { before }),
      after,
      source: { where: 'The credits on screen' },
    },
  ],
  comment: 'I measured it.',
  licence: 'CC0-1.0',
});
