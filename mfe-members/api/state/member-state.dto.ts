import { ApiProperty } from '@nestjs/swagger';
import { ApiFormat, ApiInteger } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';
import { AccountLimit } from '../account/limit.dto.ts';

/** What the member has made of a title. */
@Samples<TitleState>({
  slug: 'living-in-bondage',
  rating: null,
  isOnWatchlist: false,
  isLiked: false,
  hasReview: false,
  viewings: 0,
  lastWatchedOn: null,
})
export class TitleState {
  slug!: string;

  @ApiProperty({ minimum: 1, maximum: 10, multipleOf: 0.5 })
  rating!: number | null;

  isOnWatchlist!: boolean;
  isLiked!: boolean;
  hasReview!: boolean;

  /** How many viewings the diary has. */
  @ApiInteger({ minimum: 0 })
  viewings!: number;

  @ApiFormat('date')
  lastWatchedOn!: string | null;
}

/** What the member has made of a person. */
@Samples<PersonState>({ slug: 'genevieve-nnaji', isFollowed: false })
export class PersonState {
  slug!: string;
  isFollowed!: boolean;
}

/** What one page needs to know of the signed-in member. */
@Samples<MemberState>({
  limit: null,
  likedReviews: [],
  ownReviews: [],
  likedLists: [],
  ownLists: [],
  followedMembers: [],
  openCases: null,
})
export class MemberState {
  /** Null: the account is not limited. */
  limit!: AccountLimit | null;

  /** Of the titles that were asked for, in their order; unknown ones are left out. */
  titles!: TitleState[];

  /** Of the people that were asked for, in their order. */
  people!: PersonState[];

  /** Ids of the reviews, among those that were asked for, that the member likes. */
  likedReviews!: string[];

  /** Ids of the reviews, among those that were asked for, that the member wrote. */
  ownReviews!: string[];

  /** Keys of the lists, among those that were asked for, that the member likes. */
  likedLists!: string[];

  /** Keys of the lists, among those that were asked for, that the member owns or writes. */
  ownLists!: string[];

  /** Handles, among those that were asked for, that the member follows. */
  followedMembers!: string[];

  /** Of a moderator: how many cases wait for a decision. Null: the member is none. */
  @ApiInteger({ minimum: 0 })
  openCases!: number | null;
}
