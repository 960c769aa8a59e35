/** Answers of this remote's part of the API for its tests. */
import { sampleTitle } from '@sinima/testing/samples';
import type { MemberList, MemberReview, MemberState, OwnReview, TitleState } from '../../api/openapi.ts';

/** Return the sign that a session was begun in this browser, or take it away. */
export function signIn(isSignedIn = true): void {
  document.cookie = `sinima_signed_in=1; max-age=${isSignedIn ? 60 : 0}`;
}

/** The answer of `GET /api/me`, as far as writes need it. */
export const me = { json: { handle: 'amina', displayName: 'Amina', token: 'a-token', isPublic: true } };

/** Return what a member made of the title `lionheart`. */
export const titleState = (changes: Partial<TitleState> = {}): TitleState => ({
  slug: 'lionheart',
  rating: null,
  isOnWatchlist: false,
  isLiked: false,
  hasReview: false,
  viewings: 0,
  lastWatchedOn: null,
  ...changes,
});

/** Return what a page is told of its member. */
export const memberState = (changes: Partial<MemberState> = {}): MemberState => ({
  limit: null,
  titles: [titleState()],
  people: [],
  likedReviews: [],
  ownReviews: [],
  likedLists: [],
  ownLists: [],
  followedMembers: [],
  openCases: null,
  ...changes,
});

/** Return a published review. */
export const memberReview = (changes: Partial<MemberReview> = {}): MemberReview => ({
  id: 'r1',
  title: sampleTitle({ slug: 'lionheart', displayTitle: 'Lionheart' }),
  author: { handle: 'ada', displayName: 'Ada' },
  rating: 8.5,
  text: 'The road is the main character.',
  hasSpoilers: false,
  likes: 2,
  createdAt: '2026-01-16T19:30:00.000Z',
  editedAt: null,
  ...changes,
});

/** Return a review as its author reads it. */
export const ownReview = (changes: Partial<OwnReview> = {}): OwnReview => ({
  ...memberReview(),
  state: 'published',
  heldUntil: null,
  why: null,
  decision: null,
  versions: 1,
  ...changes,
});

/** An account that may not publish. */
export const limited = {
  kind: 'limited',
  why: 'Three adverts in a day.',
  until: '2026-02-01T00:00:00.000Z',
  decision: 'd1',
} as const;

/** Return a public list. */
export const memberList = (changes: Partial<MemberList> = {}): MemberList => ({
  key: 'k1',
  name: 'Without power',
  description: 'For a night without power.',
  visibility: 'public',
  author: { handle: 'ada', displayName: 'Ada' },
  itemCount: 2,
  firstTitles: [],
  likes: 3,
  createdAt: '2026-01-16T19:30:00.000Z',
  changedAt: '2026-01-16T19:30:00.000Z',
  hiddenBecause: null,
  decision: null,
  role: null,
  items: [
    { title: sampleTitle({ slug: 'lionheart', displayTitle: 'Lionheart' }), note: 'With the sound up.' },
    { title: sampleTitle({ slug: 'yaaba', displayTitle: 'Yaaba' }), note: null },
  ],
  revision: 4,
  isOwn: false,
  authors: [],
  invited: [],
  ...changes,
});
