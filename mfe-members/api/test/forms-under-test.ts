/** The part under test, and every form of it as browsers without scripts send them. */
import { FORM_HEADER, formToHeader, type PartForm } from '@sinima/api/members/part-form';
import type { AskedAnswer } from '@sinima/api-parts/part-in-process';
import type { OwnReview } from '../reviews/member-review.dto.ts';
import type { MemberState } from '../state/member-state.dto.ts';
import {
  makeKnown,
  startMembers,
  suspend,
  type MembersUnderTest,
  type TestMember,
} from './members-under-test.ts';

export const TITLE = '/api/me/forms/titles/osuofia';
export const PERSON = '/api/me/forms/people/genevieve-nnaji';
export const NASTY = '"><script>alert(1)</script>';
export const ESCAPED = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;';

type Fields = Readonly<Record<string, string>>;

/** A form, and what is typed into it. */
interface Form {
  readonly name: string;
  /** Where it stands, and where it leads. */
  readonly page: string;
  readonly address: string;
  readonly typed: Fields;
  readonly done: string;
  readonly isRemoval?: boolean;
}

/** The review of another member has its id here until it is known. */
export const THEIRS = 'the-review';
export const REVIEW = `/api/me/forms/reviews/${THEIRS}`;
const MEMBER = '/api/me/forms/members/author';

export const VIEWING = { key: 'k1', watchedOn: '2024-02-29', where: 'Lagos', isRewatch: 'yes' };

export const FORMS: readonly Form[] = [
  { name: 'rate', page: TITLE, address: `${TITLE}/rating`, typed: { rating: '8.5' }, done: 'rated' },
  {
    name: 'withdraw the rating',
    page: TITLE,
    address: `${TITLE}/rating/withdraw`,
    typed: {},
    done: 'withdrawn',
    isRemoval: true,
  },
  {
    name: 'review',
    page: TITLE,
    address: `${TITLE}/review`,
    typed: { text: 'My words', hasSpoilers: 'yes' },
    done: 'reviewed',
  },
  {
    name: 'delete the review',
    page: TITLE,
    address: `${TITLE}/review/delete`,
    typed: { confirm: 'yes' },
    done: 'unreviewed',
    isRemoval: true,
  },
  { name: 'add to the diary', page: TITLE, address: `${TITLE}/diary`, typed: VIEWING, done: 'noted' },
  { name: 'follow', page: PERSON, address: `${PERSON}/follow`, typed: {}, done: 'followed' },
  {
    name: 'follow no more',
    page: PERSON,
    address: `${PERSON}/unfollow`,
    typed: {},
    done: 'unfollowed',
    isRemoval: true,
  },
  { name: 'like', page: REVIEW, address: `${REVIEW}/mark`, typed: {}, done: 'liked' },
  {
    name: 'like no more',
    page: REVIEW,
    address: `${REVIEW}/unmark`,
    typed: {},
    done: 'unliked',
    isRemoval: true,
  },
  { name: 'follow a member', page: MEMBER, address: `${MEMBER}/mark`, typed: {}, done: 'followed' },
  {
    name: 'follow a member no more',
    page: MEMBER,
    address: `${MEMBER}/unmark`,
    typed: {},
    done: 'unfollowed',
    isRemoval: true,
  },
  {
    name: 'report',
    page: REVIEW,
    address: `${REVIEW}/report`,
    typed: { reason: 'spam', note: 'A shop' },
    done: 'reported',
  },
];

export const named = (forms: readonly Form[]) => forms.map((form) => [form.name, form] as const);

let members: MembersUnderTest;
let theirs: string;

export const member = (handle: string): TestMember => members.member(handle);

export const anonymous = (): Pick<TestMember, 'call'> => members.anonymous;

beforeAll(async () => {
  members = await startMembers();
  const author = members.member('author', { displayName: 'Au<b>thor' });
  await makeKnown(members, author);
  const review = { text: 'Fine.', hasSpoilers: false };
  theirs = (await author.does<OwnReview>('PUT /api/me/reviews/osuofia', review)).id;
  const suspended = members.member('suspended');
  await suspended.does('PUT /api/me/ratings/osuofia', { rating: 8 });
  await suspended.does('PUT /api/me/reviews/osuofia', { text: 'Before.', hasSpoilers: false });
  await suspend(members, suspended, `Spam ${NASTY}`);
}, 90_000);

afterAll(() => members.stop());

export const told = (form: Partial<PartForm> = {}) => ({
  [FORM_HEADER]: formToHeader({ token: 'a-token', ...form }),
});

export const about = (text: string): string => text.replace(THEIRS, theirs);

export const open = (by: TestMember, page: string): Promise<AskedAnswer> =>
  by.call(`GET ${about(page)}`, undefined, told());

export function send(
  by: Pick<TestMember, 'call'>,
  { address, typed }: Pick<Form, 'address' | 'typed'>,
  headers: Fields = told(),
): Promise<AskedAnswer> {
  return by.call(`POST ${about(address)}`, new URLSearchParams(typed), headers);
}

export const textOf = ({ body }: AskedAnswer): string => String(body);

export const stateOf = (member: TestMember): Promise<MemberState> =>
  member.does<MemberState>(
    `GET /api/me/state?titles=osuofia&people=genevieve-nnaji&reviews=${theirs}&members=author`,
  );
