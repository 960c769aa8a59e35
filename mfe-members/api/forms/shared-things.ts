import { Injectable, NotFoundException } from '@nestjs/common';
import type { Text } from '@sinima/contracts/text';
import type { OwnMember } from '../account/own-member.ts';
import { AccountsService } from '../account/accounts.service.ts';
import type { SubjectKind } from '../cases/words.ts';
import { FollowsService } from '../follows/follows.service.ts';
import { LikedService } from '../liked/liked.service.ts';
import { MemberListsService } from '../lists/member-lists.service.ts';
import { reviewId } from '../reports/review-id.ts';
import { MemberReviewsService } from '../reviews/member-reviews.service.ts';
import * as actionsMessages from '../shapes/actions.messages.ts';
import { StateService } from '../state/state.service.ts';
import * as messages from './forms.messages.ts';

/** The things that members share, by the segment of their form page. */
const KINDS = { reviews: 'review', lists: 'list', members: 'member' } as const;

/** Something that a member wrote, or the member. */
export interface SharedThing {
  readonly kind: SubjectKind;
  /** Id of a review, key of a list, or handle of a member. */
  readonly subject: string;
  /** `The review of Lionheart by Ada` */
  readonly heading: string;
  /** The label of the link back to that page. */
  readonly name: string;
  /** Where others read it. */
  readonly page: string;
  readonly formPage: string;
}

/** The signed-in member's relation to it. */
export interface OwnMark {
  readonly isOwn: boolean;
  /** Liked, or, of a member, followed. */
  readonly isMarked: boolean;
}

/** A thing that members share, as its form page needs it. */
@Injectable()
export class SharedThings {
  constructor(
    private readonly reviews: MemberReviewsService,
    private readonly lists: MemberListsService,
    private readonly accounts: AccountsService,
    private readonly state: StateService,
    private readonly likes: LikedService,
    private readonly follows: FollowsService,
  ) {}

  /** Return something by the address of its form page. @throws NotFoundException where nobody reads it */
  async at(segment: string, subject: string, text: Text): Promise<SharedThing> {
    if (!isKind(segment)) throw new NotFoundException(`There are no forms of "${segment}".`);
    const kind = KINDS[segment];
    const formPage = `/api/me/forms/${segment}/${encodeURIComponent(subject)}`;
    return { kind, subject, formPage, ...(await this.named(kind, subject, text)) };
  }

  async ownMark(member: OwnMember, { kind, subject }: SharedThing): Promise<OwnMark> {
    const state = await this.state.of(member, { [`${kind}s`]: [subject] });
    if (kind === 'member') {
      return { isOwn: member.handle === subject, isMarked: state.followedMembers.includes(subject) };
    }
    const [own, liked] =
      kind === 'list' ? [state.ownLists, state.likedLists] : [state.ownReviews, state.likedReviews];
    return { isOwn: own.includes(subject), isMarked: liked.includes(subject) };
  }

  /** Like something, or follow a member. */
  async mark(member: OwnMember, { kind, subject }: SharedThing): Promise<void> {
    if (kind === 'member') await this.follows.follow(member, subject);
    else if (kind === 'list') await this.likes.likeList(member, subject);
    else await this.likes.likeReview(member, reviewId(subject));
  }

  /** Take it back. */
  async unmark(member: OwnMember, { kind, subject }: SharedThing): Promise<void> {
    if (kind === 'member') await this.follows.unfollow(member, subject);
    else if (kind === 'list') await this.likes.unlikeList(member, subject);
    else await this.likes.unlikeReview(member, reviewId(subject));
  }

  private async named(
    kind: SubjectKind,
    subject: string,
    text: Text,
  ): Promise<Pick<SharedThing, 'heading' | 'name' | 'page'>> {
    if (kind === 'member') {
      const { displayName: name } = await this.accounts.publicBy(subject);
      const page = `/members/${encodeURIComponent(subject)}`;
      return { heading: text(messages.theProfile, { name }), name, page };
    }
    if (kind === 'list') {
      const { name } = await this.lists.byKey(subject);
      const page = `/member-lists/${encodeURIComponent(subject)}`;
      return { heading: text(messages.theList, { name }), name, page };
    }
    const { title, author } = await this.reviews.byId(reviewId(subject));
    const name = author?.displayName ?? text(actionsMessages.aMemberInSentence);
    const heading = text(messages.theReview, { title: title.displayTitle, name });
    return { heading, name: title.displayTitle, page: `/title/${title.slug}?tab=reviews` };
  }
}

const isKind = (segment: string): segment is keyof typeof KINDS => Object.hasOwn(KINDS, segment);
