/** Made from `openapi.json` beside it by `npm run openapi -- mfe-members`. Do not edit it. */
import type { components as api } from '@sinima/contracts/api';
export interface paths {
  '/api/members/{handle}/activity': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What a member did in public, the latest first: reviews and public lists
     * @description A private profile is a 404, like one that does not exist; so is one of a member who has done nothing here yet.
     */
    get: operations['listActivity'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/diary': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The own diary, the latest viewing first
     * @description One page of it; with `title`, the viewings of that title alone.
     */
    get: operations['listDiary'];
    put?: never;
    /**
     * Notes a viewing
     * @description A title may be watched many times: each viewing is an entry of its own.
     */
    post: operations['addDiaryEntry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/diary/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Deletes a viewing
     * @description The rating of the title stays. Another member’s viewing is a 404, like one that does not exist.
     */
    delete: operations['deleteDiaryEntry'];
    options?: never;
    head?: never;
    /**
     * Changes a viewing
     * @description What is left out stays; `where` is removed by null. Another member’s viewing is a 404, like one that does not exist.
     */
    patch: operations['changeDiaryEntry'];
    trace?: never;
  };
  '/api/me/follows': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Members that the member follows, the latest first
     * @description Those whose profile has become private are left out until it is public again.
     */
    get: operations['listFollowed'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/follows/activity': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What followed members did in public, the latest first
     * @description Reviews and public lists of those whose profile is public.
     */
    get: operations['listFollowedActivity'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/follows/{handle}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Follows a member
     * @description A private profile is a 404, like one that does not exist; the own one is a 403.
     */
    put: operations['follow'];
    post?: never;
    /**
     * Follows a member no more
     * @description Done where the member was not followed, too.
     */
    delete: operations['unfollow'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/likes/reviews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Reviews that the member likes, the latest like first
     * @description Those that nobody may read any more are left out.
     */
    get: operations['listLikedReviews'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/likes/lists': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists that the member likes, the latest like first
     * @description Those that nobody may read any more are left out.
     */
    get: operations['listLikedLists'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/likes/reviews/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Likes a review
     * @description Done again, it stays one like. The own review is a 403.
     */
    put: operations['likeReview'];
    post?: never;
    /**
     * Likes a review no more
     * @description Done where there is no like, too. A review that nobody may read is a 404.
     */
    delete: operations['unlikeReview'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/likes/lists/{key}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Likes a list
     * @description Done again, it stays one like. The own list is a 403.
     */
    put: operations['likeList'];
    post?: never;
    /**
     * Likes a list no more
     * @description Done where there is no like, too. A list that nobody may read is a 404.
     */
    delete: operations['unlikeList'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/lists/{key}/authors/{handle}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Invites a member to a list, or accepts an invitation
     * @description By the owner an invitation; a private profile is a 404. By the invited member, with the own handle, the acceptance: before it, nobody else learns of the invitation. A list has ten authors beside its owner at most.
     */
    put: operations['putListAuthor'];
    post?: never;
    /**
     * Takes an author or an invited member off a list
     * @description By the owner, or, with the own handle, by the author who leaves or the invited member who declines. What an author wrote on the list stays.
     */
    delete: operations['removeListAuthor'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/member-lists': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Public lists of members
     * @description Of all members or of one; of a member without a public profile, none.
     */
    get: operations['listMemberLists'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/member-lists/{key}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One list of a member
     * @description Public and unlisted ones; a private one is a 404, like one that does not exist. No cache keeps lists, so that one that becomes private is private at once.
     */
    get: operations['getMemberList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/member-reviews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Reviews that members wrote
     * @description Of one title, of one member, or the latest of all; those that are held or removed are left out.
     */
    get: operations['listMemberReviews'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/member-reviews/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One review that a member wrote
     * @description One that is held or removed is a 404, like one that does not exist.
     */
    get: operations['getMemberReview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/moderation/queue': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What moderators are to decide, the oldest first
     * @description Open cases: what was reported or held, and appeals.
     */
    get: operations['listQueue'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/moderation/cases/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One case
     * @description With its reports, its author and the decisions so far; a decided case, too.
     */
    get: operations['getCase'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/moderation/cases/{id}/decisions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Decides a case
     * @description The member whom it concerns is told, with the reason. What is one’s own is a 403, and a decided case a 409.
     */
    post: operations['decide'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/moderation/decisions/{id}/undo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Takes a decision back
     * @description All is as before it. An appeal against it is granted by that. A decision that was undone is a 409.
     */
    post: operations['undoDecision'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/moderation/decisions/{id}/uphold': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upholds a decision against an appeal
     * @description Where there is no open appeal, a 409. Whoever decided does not uphold the own decision: that is a 403.
     */
    post: operations['upholdDecision'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/moderation/log': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What moderators decided, the latest first
     * @description Open to everybody, without names: neither of members who reported, nor of those whom a decision concerns.
     */
    get: operations['listDecisions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/moderation/recount': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Counts all ratings anew, and corrects the figures of the catalogue
     * @description Figures are kept up to date with each rating; this is for operators who want to be sure.
     */
    post: operations['recount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/decisions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Decisions that concern the member, the latest first
     * @description Each with its reason, and with the appeal where there was one.
     */
    get: operations['listOwnDecisions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/decisions/{id}/appeal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Appeals against a decision
     * @description Once. A decision that was undone, or appealed before, is a 409.
     */
    post: operations['appeal'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/lists': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The own lists, those that are shared and invitations, the latest change first
     * @description Private and unlisted ones, too; `role` says which is which. Of an invitation only name, owner and visibility are told.
     */
    get: operations['listOwnLists'];
    put?: never;
    /**
     * Makes a list
     * @description An empty one. A member has 200 lists at most.
     */
    post: operations['makeList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/lists/names': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The names of all lists that the member owns or writes, and which of them have a title
     * @description For a choice of lists beside a title: `hasTitle` is about the title in the query.
     */
    get: operations['listOwnListNames'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/lists/{key}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One of the own or shared lists
     * @description With its titles, its authors and, for the owner, who is invited. Until an invitation is accepted, name, owner and visibility alone. Another member’s list is a 404, like one that does not exist.
     */
    get: operations['getOwnList'];
    put?: never;
    post?: never;
    /**
     * Deletes a list
     * @description With its likes, by its owner; for its authors a 403. Another member’s list is a 404, like one that does not exist.
     */
    delete: operations['deleteList'];
    options?: never;
    head?: never;
    /**
     * Changes name, description or visibility of a list
     * @description By its owner; for its authors a 403. What is left out stays. A new account’s list with links is held until a moderator decides, once others would read it.
     */
    patch: operations['changeList'];
    trace?: never;
  };
  '/api/me/lists/{key}/items': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Orders a list anew, with all its titles and notes
     * @description By its owner and authors. Where the list has changed since `revision`, a 409, and nothing is changed.
     */
    put: operations['orderList'];
    /**
     * Puts a title at the end of a list
     * @description By its owner and authors. One that is on it stays in its place, and gets the note.
     */
    post: operations['addToList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/lists/{key}/items/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Takes a title off a list
     * @description By its owner and authors. Done where the title is not on it, too.
     */
    delete: operations['takeOffList'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/reviews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The own reviews, the latest first, those that are held or removed too
     * @description `state` says which of them others may read.
     */
    get: operations['listOwnReviews'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/reviews/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The own review of a title
     * @description A title that is not reviewed is a 404.
     */
    get: operations['getOwnReview'];
    /**
     * Writes a review of a title, or changes it
     * @description A new account’s first reviews are held for up to a day, those with links until a moderator decides; `state` says so.
     */
    put: operations['putOwnReview'];
    post?: never;
    /**
     * Deletes the own review of a title, with its history
     * @description Its likes are gone, too. A title that is not reviewed is a 404.
     */
    delete: operations['deleteOwnReview'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/reviews/{slug}/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the own review of a title said, the latest version first
     * @description The first is the present one. A title that is not reviewed is a 404.
     */
    get: operations['getOwnReviewHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/ratings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The own ratings
     * @description One page of them, the latest first unless `sort` says otherwise.
     */
    get: operations['listOwnRatings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/ratings/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The own rating of a title
     * @description A title that is not rated is a 404.
     */
    get: operations['getOwnRating'];
    /**
     * Rates a title, or changes its rating
     * @description One vote for each member and title; the title’s average and votes change with it.
     */
    put: operations['putOwnRating'];
    post?: never;
    /**
     * Takes a rating back
     * @description Done where there is none, too.
     */
    delete: operations['deleteOwnRating'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All that is the member’s own
     * @description As JSON, or with `format=letterboxd` as the CSV that Letterboxd imports. Much comes in parts: JSON has `next`, and the
     *     CSV the header `Link` with `rel="next"`; each part is a file of its own.
     */
    get: operations['exportOwn'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/import': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Imports lines of another site’s export
     * @description A title is found by its IMDb id, then by name, year and director; where several may be meant, nothing is imported, and
     *     the line is answered with candidates. Sent again, a line changes nothing.
     */
    post: operations['importOwn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/records': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Deletes all that is the member’s own here
     * @description Ratings, diary, reviews, lists, likes, follows and marks are gone; reports lose their author. `DELETE /api/me` calls it.
     */
    delete: operations['deleteRecords'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reports something to the moderators
     * @description One report of a member for each thing: another one replaces it. Nobody but moderators learns of it, and they do not learn who made it.
     */
    post: operations['makeReport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/saved': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All marks, those that were taken away too
     * @description The latest change first. A device that merges them knows by `isRemoved` what to take away.
     */
    get: operations['getSaved'];
    /**
     * Merges the marks of a device into the account’s
     * @description Idempotent, in any order and from any number of devices. Answers all marks; a device that keeps them has them all.
     *     A device that has more than 500 marks sends them in several calls.
     */
    put: operations['mergeSaved'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/state': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What a page needs to know of the signed-in member, in one call
     * @description Pages are the same for all visitors: call it after a page has loaded, once, with all that the page shows.
     */
    get: operations['getState'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @enum {string} */
    ActivityKind: 'review' | 'list';
    /** @enum {string} */
    ListVisibility: 'public' | 'unlisted' | 'private';
    /**
     * @description What the signed-in member is on it. Null: the list is read as everybody reads it.
     * @enum {string}
     */
    ListRole: 'owner' | 'author' | 'invited';
    MemberRef: {
      /** @example amina */
      handle: string;
      displayName: string;
    };
    /** @enum {string} */
    TitleType: api['schemas']['TitleType'];
    /** @enum {string} */
    TitleStatus: api['schemas']['TitleStatus'];
    TitleRef: api['schemas']['TitleRef'];
    MemberListCard: {
      visibility: components['schemas']['ListVisibility'];
      itemCount: number;
      /** @description How many members like it. */
      likes: number;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      changedAt: string;
      /** @description What the signed-in member is on it. Null: the list is read as everybody reads it. */
      role: components['schemas']['ListRole'] | null;
      /** @description The last part of its address; nobody can guess it. */
      key: string;
      /** @example Films for a night without power */
      name: string;
      description: string | null;
      /** @description For its owner and authors, why others do not read it: it is held, or a moderator took it away. */
      hiddenBecause: string | null;
      /** @description Of the own list, the id of the moderator’s decision, which can be appealed. */
      decision: string | null;
      /** @description Its owner. Null: the profile is private. */
      author: components['schemas']['MemberRef'] | null;
      /** @description The first of its titles, at most four. */
      firstTitles: components['schemas']['TitleRef'][];
    };
    MemberReview: {
      id: string;
      /** @description What the author gives the title now. Null: nothing. */
      rating: number | null;
      /** @description How many members like it. */
      likes: number;
      /** Format: date-time */
      createdAt: string;
      /**
       * Format: date-time
       * @description Null: it was never changed.
       */
      editedAt: string | null;
      /** @description Plain text of up to 10,000 characters, with line breaks. */
      text: string;
      /** @description The text tells how the story goes on: hide it until the reader asks for it. */
      hasSpoilers: boolean;
      title: components['schemas']['TitleRef'];
      /** @description Null: the author’s profile is private. */
      author: components['schemas']['MemberRef'] | null;
    };
    Activity: {
      kind: components['schemas']['ActivityKind'];
      /** Format: date-time */
      at: string;
      /** @description Of kind `list`. */
      list: components['schemas']['MemberListCard'] | null;
      member: components['schemas']['MemberRef'];
      /** @description Of kind `review`. */
      review: components['schemas']['MemberReview'] | null;
    };
    DiaryEntry: {
      id: string;
      /**
       * Format: date
       * @example 2026-01-16
       */
      watchedOn: string;
      /** Format: date-time */
      createdAt: string;
      isRewatch: boolean;
      /**
       * @description Where it was watched, in the member’s words.
       * @example At the cinema in Lagos
       */
      where: string | null;
      title: components['schemas']['TitleRef'];
    };
    AddDiaryEntry: {
      /**
       * Format: date
       * @description A day, today in some time zone at the latest.
       * @example 2026-01-16
       */
      watchedOn: string;
      /** @example At the cinema in Lagos */
      where?: string | null;
      /**
       * @description Slug of the title.
       * @example living-in-bondage
       */
      title: string;
      isRewatch?: boolean;
    };
    ChangeDiaryEntry: {
      /**
       * Format: date
       * @example 2026-01-16
       */
      watchedOn?: string;
      /** @description Null takes it away. */
      where?: string | null;
      isRewatch?: boolean;
    };
    LikeCount: {
      likes: number;
      isLiked: boolean;
    };
    TitleCard: api['schemas']['TitleCard'];
    MemberListItem: {
      /** @description Plain text of up to 500 characters. */
      note: string | null;
      title: components['schemas']['TitleCard'];
    };
    MemberList: {
      visibility: components['schemas']['ListVisibility'];
      itemCount: number;
      /** @description How many members like it. */
      likes: number;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      changedAt: string;
      /** @description What the signed-in member is on it. Null: the list is read as everybody reads it. */
      role: components['schemas']['ListRole'] | null;
      /** @description The last part of its address; nobody can guess it. */
      key: string;
      /** @example Films for a night without power */
      name: string;
      description: string | null;
      /** @description For its owner and authors, why others do not read it: it is held, or a moderator took it away. */
      hiddenBecause: string | null;
      /** @description Of the own list, the id of the moderator’s decision, which can be appealed. */
      decision: string | null;
      /** @description Goes up with each change; a change is made to the revision that was read. */
      revision: number;
      isOwn: boolean;
      items: components['schemas']['MemberListItem'][];
      /** @description Who keeps it together with its owner, as they were invited: public profiles; for the owner, all. */
      authors: components['schemas']['MemberRef'][];
      /** @description For the owner, who was invited and has not accepted. */
      invited: components['schemas']['MemberRef'][];
      /** @description Its owner. Null: the profile is private. */
      author: components['schemas']['MemberRef'] | null;
      /** @description The first of its titles, at most four. */
      firstTitles: components['schemas']['TitleRef'][];
    };
    /** @enum {string} */
    MemberListSort: 'recent' | 'most-liked';
    /** @enum {string} */
    MemberReviewSort: 'recent' | 'most-liked';
    /** @enum {string} */
    CaseCause: 'reported' | 'held' | 'appealed';
    /** @enum {string} */
    SubjectKind: 'review' | 'list' | 'member';
    /** @enum {string} */
    AccountLimitKind: 'limited' | 'suspended';
    AccountLimit: {
      kind: components['schemas']['AccountLimitKind'];
      /**
       * Format: date-time
       * @description Null: until it is taken back.
       */
      until: string | null;
      /** @description The moderator’s reason. */
      why: string;
      /** @description Id of the decision, which can be appealed. */
      decision: string;
    };
    CaseAuthor: {
      /** @description How many of the member’s reviews and lists were removed before. */
      removedCount: number;
      handle: string;
      displayName: string;
      limit: components['schemas']['AccountLimit'] | null;
    };
    /** @enum {string} */
    ReportReason: 'spam' | 'abuse' | 'spoiler' | 'wrong';
    ReportedReason: {
      reason: components['schemas']['ReportReason'];
      /** Format: date-time */
      reportedAt: string;
      note: string | null;
    };
    /** @enum {string} */
    ModerationAction: 'keep' | 'remove' | 'mark-spoilers' | 'limit' | 'suspend';
    /** @enum {string} */
    AppealState: 'open' | 'upheld' | 'granted';
    Appeal: {
      /** Format: date-time */
      madeAt: string;
      state: components['schemas']['AppealState'];
      text: string;
    };
    Decision: {
      id: string;
      action: components['schemas']['ModerationAction'];
      kind: components['schemas']['SubjectKind'];
      /** Format: date-time */
      decidedAt: string;
      /**
       * Format: date-time
       * @description Of `limit` and `suspend`. Null: until it is undone.
       */
      until: string | null;
      /**
       * Format: date-time
       * @description Null: it holds.
       */
      undoneAt: string | null;
      /** @description The moderator’s reason. */
      reason: string;
      undoReason: string | null;
      /** @description Id of a review, key of a list, or handle of a member. Null: it was deleted. */
      subject: string | null;
      /** @description How the text begins that it is about. */
      excerpt: string | null;
      appeal: components['schemas']['Appeal'] | null;
    };
    ModerationCase: {
      id: string;
      kind: components['schemas']['SubjectKind'];
      /** @description Why it is here. */
      causes: components['schemas']['CaseCause'][];
      /** Format: date-time */
      openedAt: string;
      /** @description Id of a review, key of a list, or handle of a member. Null: it was deleted. */
      subject: string | null;
      /**
       * @description What the checks found, such as links or another review with this text.
       * @example [
       *       "It has a link."
       *     ]
       */
      checks: string[];
      /** @description The review, or name and description of the list. Null: it was deleted, or a member is meant. */
      text: string | null;
      hasSpoilers: boolean;
      isOpen: boolean;
      /** @description Of a review. */
      title: components['schemas']['TitleRef'] | null;
      /** @description Null: the account was deleted. */
      author: components['schemas']['CaseAuthor'] | null;
      reports: components['schemas']['ReportedReason'][];
      /** @description The latest first. */
      decisions: components['schemas']['Decision'][];
    };
    Decide: {
      action: components['schemas']['ModerationAction'];
      /**
       * @description Everybody reads it in the log.
       * @example The second paragraph tells the end.
       */
      reason: string;
      /**
       * Format: date-time
       * @description Of `limit` and `suspend`; left out: until it is undone.
       */
      until?: string;
    };
    UndoDecision: {
      /**
       * @description Everybody reads it in the log.
       * @example The poster tells as much.
       */
      reason: string;
    };
    LoggedDecision: {
      id: string;
      action: components['schemas']['ModerationAction'];
      kind: components['schemas']['SubjectKind'];
      /** Format: date-time */
      decidedAt: string;
      /**
       * Format: date-time
       * @description Of `limit` and `suspend`. Null: until it is undone.
       */
      until: string | null;
      /**
       * Format: date-time
       * @description Null: it holds.
       */
      undoneAt: string | null;
      /** @description The moderator’s reason. */
      reason: string;
      undoReason: string | null;
    };
    Recount: {
      /** @description How many titles were counted. */
      titles: number;
      /** @description How many of them had another sum or count before. */
      corrected: number;
    };
    MakeAppeal: {
      /** @example The end is on the poster. */
      text: string;
    };
    ListWithTitle: {
      visibility: components['schemas']['ListVisibility'];
      itemCount: number;
      /** @description The title that was asked for is on it. */
      hasTitle: boolean;
      key: string;
      name: string;
    };
    MakeList: {
      /** @example Films for a night without power */
      name: string;
      description?: string | null;
      visibility: components['schemas']['ListVisibility'];
    };
    ChangeList: {
      name?: string;
      /** @description Null takes it away. */
      description?: string | null;
      visibility?: components['schemas']['ListVisibility'];
    };
    WriteListItem: {
      note?: string | null;
      /**
       * @description Slug of a title.
       * @example living-in-bondage
       */
      title: string;
    };
    WriteListItems: {
      /** @description The revision that they were made from. */
      revision: number;
      items: components['schemas']['WriteListItem'][];
    };
    /** @enum {string} */
    MemberReviewState: 'published' | 'held' | 'removed';
    OwnReview: {
      id: string;
      /** @description What the author gives the title now. Null: nothing. */
      rating: number | null;
      /** @description How many members like it. */
      likes: number;
      /** Format: date-time */
      createdAt: string;
      /**
       * Format: date-time
       * @description Null: it was never changed.
       */
      editedAt: string | null;
      /** @description Plain text of up to 10,000 characters, with line breaks. */
      text: string;
      /** @description The text tells how the story goes on: hide it until the reader asks for it. */
      hasSpoilers: boolean;
      state: components['schemas']['MemberReviewState'];
      /**
       * Format: date-time
       * @description Of a held review: when it is published unless a moderator decides before. Null: not before a moderator decides.
       */
      heldUntil: string | null;
      /** @description How many versions its history has, this one among them. */
      versions: number;
      /** @description Why it is held, or was removed, or marked as a spoiler. */
      why: string | null;
      /** @description Id of the moderator’s decision about it, which can be appealed. */
      decision: string | null;
      title: components['schemas']['TitleRef'];
      /** @description Null: the author’s profile is private. */
      author: components['schemas']['MemberRef'] | null;
    };
    ReviewVersion: {
      /** Format: date-time */
      writtenAt: string;
      text: string;
      hasSpoilers: boolean;
    };
    WriteReview: {
      /**
       * @description Plain text.
       * @example The road is the main character.
       */
      text: string;
      hasSpoilers: boolean;
    };
    /** @enum {string} */
    RatingSort: 'recent' | 'highest' | 'lowest';
    RatedTitle: {
      /** @example 7.5 */
      rating: number;
      /** Format: date-time */
      ratedAt: string;
      title: components['schemas']['TitleRef'];
    };
    TitleRating: {
      /** @example 7.5 */
      rating: number;
      /** Format: date-time */
      ratedAt: string;
      /** @description Mean of all votes that count. Null: none does. */
      average: number | null;
      /** @description How many members’ votes count. */
      votes: number;
    };
    SetRating: {
      /**
       * @description From 1 to 10, in half steps.
       * @example 7.5
       */
      rating: number;
    };
    /** @enum {string} */
    ExportFormat: 'json' | 'letterboxd';
    ExportedReview: {
      id: string;
      /** @description What the author gives the title now. Null: nothing. */
      rating: number | null;
      /** @description How many members like it. */
      likes: number;
      /** Format: date-time */
      createdAt: string;
      /**
       * Format: date-time
       * @description Null: it was never changed.
       */
      editedAt: string | null;
      /** @description Plain text of up to 10,000 characters, with line breaks. */
      text: string;
      /** @description The text tells how the story goes on: hide it until the reader asks for it. */
      hasSpoilers: boolean;
      state: components['schemas']['MemberReviewState'];
      /**
       * Format: date-time
       * @description Of a held review: when it is published unless a moderator decides before. Null: not before a moderator decides.
       */
      heldUntil: string | null;
      /** @description How many versions its history has, this one among them. */
      versions: number;
      /** @description Why it is held, or was removed, or marked as a spoiler. */
      why: string | null;
      /** @description Id of the moderator’s decision about it, which can be appealed. */
      decision: string | null;
      title: components['schemas']['TitleRef'];
      /** @description Null: the author’s profile is private. */
      author: components['schemas']['MemberRef'] | null;
      history: components['schemas']['ReviewVersion'][];
    };
    /** @enum {string} */
    Mark: 'watchlist' | 'like' | 'follow';
    PersonRef: api['schemas']['PersonRef'];
    SavedMark: {
      mark: components['schemas']['Mark'];
      /** @description Of a title or a person. */
      id: string;
      /**
       * Format: date-time
       * @description When it was set or taken away.
       */
      changedAt: string;
      /** @description It was taken away: other devices take theirs away as well. */
      isRemoved: boolean;
      /** @description Of the mark `follow`. Null: the catalogue has no such person, or the mark was taken away. */
      person: components['schemas']['PersonRef'] | null;
      /** @description Of a mark that titles bear. Null: the catalogue has no such title, or the mark was taken away. */
      title: components['schemas']['TitleRef'] | null;
    };
    /** @enum {string} */
    ReportState: 'open' | 'decided';
    Report: {
      id: string;
      kind: components['schemas']['SubjectKind'];
      reason: components['schemas']['ReportReason'];
      state: components['schemas']['ReportState'];
      /** Format: date-time */
      reportedAt: string;
    };
    MemberExport: {
      /**
       * @example sinima-member-1
       * @enum {string}
       */
      format: 'sinima-member-1';
      /**
       * Format: date-time
       * @example 2026-01-16T19:30:00.000Z
       */
      exportedAt: string;
      ratings: components['schemas']['RatedTitle'][];
      diary: components['schemas']['DiaryEntry'][];
      reviews: components['schemas']['ExportedReview'][];
      lists: components['schemas']['MemberList'][];
      saved: components['schemas']['SavedMark'][];
      likedReviews: components['schemas']['MemberReview'][];
      likedLists: components['schemas']['MemberListCard'][];
      followedMembers: components['schemas']['MemberRef'][];
      reports: components['schemas']['Report'][];
      decisions: components['schemas']['Decision'][];
      /** @description Lists of others that the member writes or is invited to. */
      sharedLists: components['schemas']['MemberListCard'][];
      /** @description The parameter `after` of the next part. Null: this is the last one. */
      next: string | null;
    };
    ImportRow: {
      /** @description Its number in the file, by which the answer names it. */
      row: number;
      year?: number | null;
      type?: components['schemas']['TitleType'] | null;
      /** @description From 1 to 10, in half steps. */
      rating?: number | null;
      /**
       * Format: date-time
       * @description When the other site took the line: an older rating gives way to one that is here.
       */
      at?: string | null;
      /** Format: date */
      watchedOn?: string | null;
      /** @description Plain text. */
      review?: string | null;
      /** @description The mark that the line's list means. */
      mark?: components['schemas']['Mark'] | null;
      /** @example Living in Bondage */
      name: string;
      /** @example tt0104739 */
      imdbId?: string | null;
      /** @description Names, with commas. */
      directors?: string | null;
      /** @description Slug of the title, once the member has chosen it. */
      title?: string | null;
      isRewatch?: boolean | null;
      hasSpoilers?: boolean | null;
    };
    ImportRows: {
      rows: components['schemas']['ImportRow'][];
    };
    /** @enum {string} */
    ImportOutcome: 'imported' | 'kept' | 'unclear' | 'missing';
    ImportCandidate: {
      directors: string[];
      title: components['schemas']['TitleCard'];
    };
    ImportedRow: {
      row: number;
      outcome: components['schemas']['ImportOutcome'];
      /** @description Of an unclear line, the likeliest first. */
      candidates: components['schemas']['ImportCandidate'][];
      /** @description The title that was found. */
      title: components['schemas']['TitleRef'] | null;
    };
    ImportResult: {
      rows: components['schemas']['ImportedRow'][];
    };
    MakeReport: {
      kind: components['schemas']['SubjectKind'];
      reason: components['schemas']['ReportReason'];
      /** @description For the moderators alone. */
      note?: string | null;
      /**
       * @description Id of a review, key of a list, or handle of a member.
       * @example 5f1d7f3a9b2c4d5e6f708192
       */
      subject: string;
    };
    SavedMarks: {
      /** @description How many marks are set, without those that were taken away. */
      count: number;
      items: components['schemas']['SavedMark'][];
    };
    KnownMark: {
      mark: components['schemas']['Mark'];
      /**
       * @description Of a title or a person.
       * @example 5f1d7f3a9b2c4d5e6f708192
       */
      id: string;
      /**
       * Format: date-time
       * @description When it was set or taken away there; where that is not known, a time long ago.
       * @example 2026-01-16T19:30:00.000Z
       */
      changedAt: string;
      isRemoved: boolean;
    };
    MergeMarks: {
      /** @description Of each mark, the latest change holds; at the same time, a set mark holds. */
      items: components['schemas']['KnownMark'][];
    };
    TitleState: {
      rating: number | null;
      /** @description How many viewings the diary has. */
      viewings: number;
      /** Format: date */
      lastWatchedOn: string | null;
      slug: string;
      isOnWatchlist: boolean;
      isLiked: boolean;
      hasReview: boolean;
    };
    PersonState: {
      slug: string;
      isFollowed: boolean;
    };
    MemberState: {
      /** @description Of a moderator: how many cases wait for a decision. Null: the member is none. */
      openCases: number | null;
      /** @description Null: the account is not limited. */
      limit: components['schemas']['AccountLimit'] | null;
      /** @description Ids of the reviews, among those that were asked for, that the member likes. */
      likedReviews: string[];
      /** @description Ids of the reviews, among those that were asked for, that the member wrote. */
      ownReviews: string[];
      /** @description Keys of the lists, among those that were asked for, that the member likes. */
      likedLists: string[];
      /** @description Keys of the lists, among those that were asked for, that the member owns or writes. */
      ownLists: string[];
      /** @description Handles, among those that were asked for, that the member follows. */
      followedMembers: string[];
      /** @description Of the titles that were asked for, in their order; unknown ones are left out. */
      titles: components['schemas']['TitleState'][];
      /** @description Of the people that were asked for, in their order. */
      people: components['schemas']['PersonState'][];
    };
    ParameterError: api['schemas']['ParameterError'];
    Problem: api['schemas']['Problem'];
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listActivity: {
    parameters: {
      query?: {
        /**
         * @description Counts from 1. A page past the last is an empty array; lists are paged 10000 items deep.
         * @example 1
         */
        page?: number;
        /** @example 24 */
        pageSize?: number;
      };
      header?: never;
      path: {
        /**
         * @description Handle of a member
         * @example amina
         */
        handle: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page, with the size of the whole list and the neighbouring pages in the headers. */
      200: {
        headers: {
          /** @description How many items the whole list has. */
          'X-Total-Count': number;
          /** @description `eq`: the count is exact. `gte`: there are at least as many. */
          'X-Total-Count-Relation': 'eq' | 'gte';
          /** @description Addresses of the first, previous, next and last page (RFC 8288). */
          Link: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "kind": "review",
           *         "at": "2026-01-16T19:30:00.000Z",
           *         "list": null,
           *         "member": {
           *           "handle": "sample-member",
           *           "displayName": "Sample Member"
           *         },
           *         "review": null
           *       }
           *     ]
           */
          'application/json': components['schemas']['Activity'][];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listDiary: {
    parameters: {
      query?: {
        /**
         * @description Counts from 1. A page past the last is an empty array; lists are paged 10000 items deep.
         * @example 1
         */
        page?: number;
        /** @example 24 */
        pageSize?: number;
        /** @description Slug of a title; left out: of all titles. */
        title?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page, with the size of the whole list and the neighbouring pages in the headers. */
      200: {
        headers: {
          /** @description How many items the whole list has. */
          'X-Total-Count': number;
          /** @description `eq`: the count is exact. `gte`: there are at least as many. */
          'X-Total-Count-Relation': 'eq' | 'gte';
          /** @description Addresses of the first, previous, next and last page (RFC 8288). */
          Link: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *         "watchedOn": "2026-01-16",
           *         "createdAt": "2026-01-16T19:30:00.000Z",
           *         "isRewatch": false,
           *         "where": "Sample Cinema, Lagos",
           *         "title": {
           *           "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *           "type": "MOVIE",
           *           "status": "released",
           *           "releaseYear": 2019,
           *           "posterUrl": null,
           *           "slug": "harmattan-road",
           *           "displayTitle": "Harmattan Road",
           *           "genres": [
           *             "drama",
           *             "family"
           *           ],
           *           "countries": [
           *             "Nigeria"
           *           ]
           *         }
           *       }
           *     ]
           */
          'application/json': components['schemas']['DiaryEntry'][];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  addDiaryEntry: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
        /**
         * @description Sent again with the same key within a day, the call is not done again, and answered as before.
         * @example 0f8fad5b-d9cb-469f-a165-70867728950e
         */
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddDiaryEntry'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *       "watchedOn": "2026-01-16",
           *       "createdAt": "2026-01-16T19:30:00.000Z",
           *       "isRewatch": false,
           *       "where": "Sample Cinema, Lagos",
           *       "title": {
           *         "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *         "type": "MOVIE",
           *         "status": "released",
           *         "releaseYear": 2019,
           *         "posterUrl": null,
           *         "slug": "harmattan-road",
           *         "displayTitle": "Harmattan Road",
           *         "genres": [
           *           "drama",
           *           "family"
           *         ],
           *         "countries": [
           *           "Nigeria"
           *         ]
           *       }
           *     }
           */
          'application/json': components['schemas']['DiaryEntry'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The record has changed since you read it, or was decided before; `detail` says which. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The key of the call was used for another call. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteDiaryEntry: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path: {
        /**
         * @description Id of a viewing
         * @example 5f1d7f3a9b2c4d5e6f708192
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  changeDiaryEntry: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path: {
        /**
         * @description Id of a viewing
         * @example 5f1d7f3a9b2c4d5e6f708192
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeDiaryEntry'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *       "watchedOn": "2026-01-16",
           *       "createdAt": "2026-01-16T19:30:00.000Z",
           *       "isRewatch": false,
           *       "where": "Sample Cinema, Lagos",
           *       "title": {
           *         "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *         "type": "MOVIE",
           *         "status": "released",
           *         "releaseYear": 2019,
           *         "posterUrl": null,
           *         "slug": "harmattan-road",
           *         "displayTitle": "Harmattan Road",
           *         "genres": [
           *           "drama",
           *           "family"
           *         ],
           *         "countries": [
           *           "Nigeria"
           *         ]
           *       }
           *     }
           */
          'application/json': components['schemas']['DiaryEntry'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listFollowed: {
    parameters: {
      query?: {
        /**
         * @description Counts from 1. A page past the last is an empty array; lists are paged 10000 items deep.
         * @example 1
         */
        page?: number;
        /** @example 24 */
        pageSize?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page, with the size of the whole list and the neighbouring pages in the headers. */
      200: {
        headers: {
          /** @description How many items the whole list has. */
          'X-Total-Count': number;
          /** @description `eq`: the count is exact. `gte`: there are at least as many. */
          'X-Total-Count-Relation': 'eq' | 'gte';
          /** @description Addresses of the first, previous, next and last page (RFC 8288). */
          Link: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "handle": "sample-member",
           *         "displayName": "Sample Member"
           *       }
           *     ]
           */
          'application/json': components['schemas']['MemberRef'][];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listFollowedActivity: {
    parameters: {
      query?: {
        /**
         * @description Counts from 1. A page past the last is an empty array; lists are paged 10000 items deep.
         * @example 1
         */
        page?: number;
        /** @example 24 */
        pageSize?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page, with the size of the whole list and the neighbouring pages in the headers. */
      200: {
        headers: {
          /** @description How many items the whole list has. */
          'X-Total-Count': number;
          /** @description `eq`: the count is exact. `gte`: there are at least as many. */
          'X-Total-Count-Relation': 'eq' | 'gte';
          /** @description Addresses of the first, previous, next and last page (RFC 8288). */
          Link: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "kind": "review",
           *         "at": "2026-01-16T19:30:00.000Z",
           *         "list": null,
           *         "member": {
           *           "handle": "sample-member",
           *           "displayName": "Sample Member"
           *         },
           *         "review": null
           *       }
           *     ]
           */
          'application/json': components['schemas']['Activity'][];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  follow: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path: {
        /**
         * @description Handle of a member
         * @example amina
         */
        handle: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  unfollow: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path: {
        /**
         * @description Handle of a member
         * @example amina
         */
        handle: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listLikedReviews: {
    parameters: {
      query?: {
        /**
         * @description Counts from 1. A page past the last is an empty array; lists are paged 10000 items deep.
         * @example 1
         */
        page?: number;
        /** @example 24 */
        pageSize?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page, with the size of the whole list and the neighbouring pages in the headers. */
      200: {
        headers: {
          /** @description How many items the whole list has. */
          'X-Total-Count': number;
          /** @description `eq`: the count is exact. `gte`: there are at least as many. */
          'X-Total-Count-Relation': 'eq' | 'gte';
          /** @description Addresses of the first, previous, next and last page (RFC 8288). */
          Link: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *         "rating": 8.5,
           *         "likes": 24,
           *         "createdAt": "2026-01-16T19:30:00.000Z",
           *         "editedAt": null,
           *         "text": "This is a sample. The road is the main character, and it acts everybody else off the screen.",
           *         "hasSpoilers": false,
           *         "title": {
           *           "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *           "type": "MOVIE",
           *           "status": "released",
           *           "releaseYear": 2019,
           *           "posterUrl": null,
           *           "slug": "harmattan-road",
           *           "displayTitle": "Harmattan Road",
           *           "genres": [
           *             "drama",
           *             "family"
           *           ],
           *           "countries": [
           *             "Nigeria"
           *           ]
           *         },
           *         "author": null
           *       }
           *     ]
           */
          'application/json': components['schemas']['MemberReview'][];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listLikedLists: {
    parameters: {
      query?: {
        /**
         * @description Counts from 1. A page past the last is an empty array; lists are paged 10000 items deep.
         * @example 1
         */
        page?: number;
        /** @example 24 */
        pageSize?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page, with the size of the whole list and the neighbouring pages in the headers. */
      200: {
        headers: {
          /** @description How many items the whole list has. */
          'X-Total-Count': number;
          /** @description `eq`: the count is exact. `gte`: there are at least as many. */
          'X-Total-Count-Relation': 'eq' | 'gte';
          /** @description Addresses of the first, previous, next and last page (RFC 8288). */
          Link: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "visibility": "public",
           *         "itemCount": 2,
           *         "likes": 3,
           *         "createdAt": "2026-01-16T19:30:00.000Z",
           *         "changedAt": "2026-01-16T19:30:00.000Z",
           *         "role": null,
           *         "key": "3f0c8a52-9b1e-4d7a-8a5f-2f6d1c0b9e77",
           *         "name": "Sample evenings",
           *         "description": "A sample list: films for a night without power.",
           *         "hiddenBecause": null,
           *         "decision": null,
           *         "author": null,
           *         "firstTitles": [
           *           {
           *             "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *             "type": "MOVIE",
           *             "status": "released",
           *             "releaseYear": 2019,
           *             "posterUrl": null,
           *             "slug": "harmattan-road",
           *             "displayTitle": "Harmattan Road",
           *             "genres": [
           *               "drama",
           *               "family"
           *             ],
           *             "countries": [
           *               "Nigeria"
           *             ]
           *           }
           *         ]
           *       }
           *     ]
           */
          'application/json': components['schemas']['MemberListCard'][];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  likeReview: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path: {
        /**
         * @description Id of a review
         * @example 5f1d7f3a9b2c4d5e6f708192
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "likes": 1,
           *       "isLiked": true
           *     }
           */
          'application/json': components['schemas']['LikeCount'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  unlikeReview: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path: {
        /**
         * @description Id of a review
         * @example 5f1d7f3a9b2c4d5e6f708192
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "likes": 1,
           *       "isLiked": true
           *     }
           */
          'application/json': components['schemas']['LikeCount'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  likeList: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path: {
        /**
         * @description Key of a list
         * @example 3f0c8a52-9b1e-4d7a-8a5f-2f6d1c0b9e77
         */
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "likes": 1,
           *       "isLiked": true
           *     }
           */
          'application/json': components['schemas']['LikeCount'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  unlikeList: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path: {
        /**
         * @description Key of a list
         * @example 3f0c8a52-9b1e-4d7a-8a5f-2f6d1c0b9e77
         */
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "likes": 1,
           *       "isLiked": true
           *     }
           */
          'application/json': components['schemas']['LikeCount'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  putListAuthor: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path: {
        /**
         * @description Key of a list
         * @example 3f0c8a52-9b1e-4d7a-8a5f-2f6d1c0b9e77
         */
        key: string;
        /**
         * @description Handle of a member
         * @example amina
         */
        handle: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "visibility": "public",
           *       "itemCount": 2,
           *       "likes": 3,
           *       "createdAt": "2026-01-16T19:30:00.000Z",
           *       "changedAt": "2026-01-16T19:30:00.000Z",
           *       "role": null,
           *       "key": "3f0c8a52-9b1e-4d7a-8a5f-2f6d1c0b9e77",
           *       "name": "Sample evenings",
           *       "description": "A sample list: films for a night without power.",
           *       "hiddenBecause": null,
           *       "decision": null,
           *       "revision": 1,
           *       "isOwn": false,
           *       "items": [
           *         {
           *           "note": "A sample note: watch it with the sound up.",
           *           "title": {
           *             "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *             "type": "MOVIE",
           *             "status": "released",
           *             "releaseYear": 2019,
           *             "posterUrl": null,
           *             "slug": "harmattan-road",
           *             "displayTitle": "Harmattan Road",
           *             "genres": [
           *               "drama",
           *               "family"
           *             ],
           *             "countries": [
           *               "Nigeria"
           *             ],
           *             "runtimeMins": 112,
           *             "bayesianRating": 8.1,
           *             "seasonCount": null,
           *             "episodeCount": null,
           *             "originalTitle": null,
           *             "ratingIsSample": true,
           *             "releaseDate": null,
           *             "isStub": false,
           *             "languages": [
           *               "Hausa",
           *               "English"
           *             ],
           *             "plotSummary": "A sample story: two sisters drive their father’s lorry north before the dust closes the road."
           *           }
           *         }
           *       ],
           *       "authors": [
           *         {
           *           "handle": "sample-member",
           *           "displayName": "Sample Member"
           *         }
           *       ],
           *       "invited": [
           *         {
           *           "handle": "sample-member",
           *           "displayName": "Sample Member"
           *         }
           *       ],
           *       "author": null,
           *       "firstTitles": [
           *         {
           *           "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *           "type": "MOVIE",
           *           "status": "released",
           *           "releaseYear": 2019,
           *           "posterUrl": null,
           *           "slug": "harmattan-road",
           *           "displayTitle": "Harmattan Road",
           *           "genres": [
           *             "drama",
           *             "family"
           *           ],
           *           "countries": [
           *             "Nigeria"
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['MemberList'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The record has changed since you read it, or was decided before; `detail` says which. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  removeListAuthor: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path: {
        /**
         * @description Key of a list
         * @example 3f0c8a52-9b1e-4d7a-8a5f-2f6d1c0b9e77
         */
        key: string;
        /**
         * @description Handle of a member
         * @example amina
         */
        handle: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listMemberLists: {
    parameters: {
      query?: {
        /**
         * @description Counts from 1. A page past the last is an empty array; lists are paged 10000 items deep.
         * @example 1
         */
        page?: number;
        /** @example 24 */
        pageSize?: number;
        /**
         * @description Left out: the latest first.
         * @example recent
         */
        sort?: components['schemas']['MemberListSort'];
        /** @description Handle of a member with a public profile; left out: of all members. */
        member?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page, with the size of the whole list and the neighbouring pages in the headers. */
      200: {
        headers: {
          /** @description How many items the whole list has. */
          'X-Total-Count': number;
          /** @description `eq`: the count is exact. `gte`: there are at least as many. */
          'X-Total-Count-Relation': 'eq' | 'gte';
          /** @description Addresses of the first, previous, next and last page (RFC 8288). */
          Link: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "visibility": "public",
           *         "itemCount": 2,
           *         "likes": 3,
           *         "createdAt": "2026-01-16T19:30:00.000Z",
           *         "changedAt": "2026-01-16T19:30:00.000Z",
           *         "role": null,
           *         "key": "3f0c8a52-9b1e-4d7a-8a5f-2f6d1c0b9e77",
           *         "name": "Sample evenings",
           *         "description": "A sample list: films for a night without power.",
           *         "hiddenBecause": null,
           *         "decision": null,
           *         "author": null,
           *         "firstTitles": [
           *           {
           *             "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *             "type": "MOVIE",
           *             "status": "released",
           *             "releaseYear": 2019,
           *             "posterUrl": null,
           *             "slug": "harmattan-road",
           *             "displayTitle": "Harmattan Road",
           *             "genres": [
           *               "drama",
           *               "family"
           *             ],
           *             "countries": [
           *               "Nigeria"
           *             ]
           *           }
           *         ]
           *       }
           *     ]
           */
          'application/json': components['schemas']['MemberListCard'][];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getMemberList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Key of a list
         * @example 3f0c8a52-9b1e-4d7a-8a5f-2f6d1c0b9e77
         */
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "visibility": "public",
           *       "itemCount": 2,
           *       "likes": 3,
           *       "createdAt": "2026-01-16T19:30:00.000Z",
           *       "changedAt": "2026-01-16T19:30:00.000Z",
           *       "role": null,
           *       "key": "3f0c8a52-9b1e-4d7a-8a5f-2f6d1c0b9e77",
           *       "name": "Sample evenings",
           *       "description": "A sample list: films for a night without power.",
           *       "hiddenBecause": null,
           *       "decision": null,
           *       "revision": 1,
           *       "isOwn": false,
           *       "items": [
           *         {
           *           "note": "A sample note: watch it with the sound up.",
           *           "title": {
           *             "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *             "type": "MOVIE",
           *             "status": "released",
           *             "releaseYear": 2019,
           *             "posterUrl": null,
           *             "slug": "harmattan-road",
           *             "displayTitle": "Harmattan Road",
           *             "genres": [
           *               "drama",
           *               "family"
           *             ],
           *             "countries": [
           *               "Nigeria"
           *             ],
           *             "runtimeMins": 112,
           *             "bayesianRating": 8.1,
           *             "seasonCount": null,
           *             "episodeCount": null,
           *             "originalTitle": null,
           *             "ratingIsSample": true,
           *             "releaseDate": null,
           *             "isStub": false,
           *             "languages": [
           *               "Hausa",
           *               "English"
           *             ],
           *             "plotSummary": "A sample story: two sisters drive their father’s lorry north before the dust closes the road."
           *           }
           *         }
           *       ],
           *       "authors": [
           *         {
           *           "handle": "sample-member",
           *           "displayName": "Sample Member"
           *         }
           *       ],
           *       "invited": [
           *         {
           *           "handle": "sample-member",
           *           "displayName": "Sample Member"
           *         }
           *       ],
           *       "author": null,
           *       "firstTitles": [
           *         {
           *           "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *           "type": "MOVIE",
           *           "status": "released",
           *           "releaseYear": 2019,
           *           "posterUrl": null,
           *           "slug": "harmattan-road",
           *           "displayTitle": "Harmattan Road",
           *           "genres": [
           *             "drama",
           *             "family"
           *           ],
           *           "countries": [
           *             "Nigeria"
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['MemberList'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listMemberReviews: {
    parameters: {
      query?: {
        /**
         * @description Counts from 1. A page past the last is an empty array; lists are paged 10000 items deep.
         * @example 1
         */
        page?: number;
        /** @example 24 */
        pageSize?: number;
        /**
         * @description Left out: the latest first.
         * @example recent
         */
        sort?: components['schemas']['MemberReviewSort'];
        /** @description Slug of a title; left out: of all titles. */
        title?: string;
        /** @description Handle of a member with a public profile; left out: of all members. */
        member?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page, with the size of the whole list and the neighbouring pages in the headers. */
      200: {
        headers: {
          /** @description How many items the whole list has. */
          'X-Total-Count': number;
          /** @description `eq`: the count is exact. `gte`: there are at least as many. */
          'X-Total-Count-Relation': 'eq' | 'gte';
          /** @description Addresses of the first, previous, next and last page (RFC 8288). */
          Link: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *         "rating": 8.5,
           *         "likes": 24,
           *         "createdAt": "2026-01-16T19:30:00.000Z",
           *         "editedAt": null,
           *         "text": "This is a sample. The road is the main character, and it acts everybody else off the screen.",
           *         "hasSpoilers": false,
           *         "title": {
           *           "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *           "type": "MOVIE",
           *           "status": "released",
           *           "releaseYear": 2019,
           *           "posterUrl": null,
           *           "slug": "harmattan-road",
           *           "displayTitle": "Harmattan Road",
           *           "genres": [
           *             "drama",
           *             "family"
           *           ],
           *           "countries": [
           *             "Nigeria"
           *           ]
           *         },
           *         "author": null
           *       }
           *     ]
           */
          'application/json': components['schemas']['MemberReview'][];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getMemberReview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of a review
         * @example 5f1d7f3a9b2c4d5e6f708192
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *       "rating": 8.5,
           *       "likes": 24,
           *       "createdAt": "2026-01-16T19:30:00.000Z",
           *       "editedAt": null,
           *       "text": "This is a sample. The road is the main character, and it acts everybody else off the screen.",
           *       "hasSpoilers": false,
           *       "title": {
           *         "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *         "type": "MOVIE",
           *         "status": "released",
           *         "releaseYear": 2019,
           *         "posterUrl": null,
           *         "slug": "harmattan-road",
           *         "displayTitle": "Harmattan Road",
           *         "genres": [
           *           "drama",
           *           "family"
           *         ],
           *         "countries": [
           *           "Nigeria"
           *         ]
           *       },
           *       "author": null
           *     }
           */
          'application/json': components['schemas']['MemberReview'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listQueue: {
    parameters: {
      query?: {
        /**
         * @description Counts from 1. A page past the last is an empty array; lists are paged 10000 items deep.
         * @example 1
         */
        page?: number;
        /** @example 24 */
        pageSize?: number;
        /** @example reported */
        cause?: components['schemas']['CaseCause'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page, with the size of the whole list and the neighbouring pages in the headers. */
      200: {
        headers: {
          /** @description How many items the whole list has. */
          'X-Total-Count': number;
          /** @description `eq`: the count is exact. `gte`: there are at least as many. */
          'X-Total-Count-Relation': 'eq' | 'gte';
          /** @description Addresses of the first, previous, next and last page (RFC 8288). */
          Link: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *         "kind": "review",
           *         "causes": [
           *           "reported"
           *         ],
           *         "openedAt": "2026-01-16T19:30:00.000Z",
           *         "subject": "5f1d7f3a9b2c4d5e6f708192",
           *         "checks": [],
           *         "text": "This is a sample. In the end, the road wins.",
           *         "hasSpoilers": false,
           *         "isOpen": true,
           *         "title": null,
           *         "author": null,
           *         "reports": [
           *           {
           *             "reason": "spoiler",
           *             "reportedAt": "2026-01-16T19:30:00.000Z",
           *             "note": "A sample note."
           *           }
           *         ],
           *         "decisions": [
           *           {
           *             "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *             "action": "mark-spoilers",
           *             "kind": "review",
           *             "decidedAt": "2026-01-16T19:30:00.000Z",
           *             "until": null,
           *             "undoneAt": null,
           *             "reason": "This is a sample. The second paragraph tells the end.",
           *             "undoReason": null,
           *             "subject": "5f1d7f3a9b2c4d5e6f708192",
           *             "excerpt": "This is a sample.",
           *             "appeal": null
           *           }
           *         ]
           *       }
           *     ]
           */
          'application/json': components['schemas']['ModerationCase'][];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getCase: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of a case
         * @example 5f1d7f3a9b2c4d5e6f708192
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *       "kind": "review",
           *       "causes": [
           *         "reported"
           *       ],
           *       "openedAt": "2026-01-16T19:30:00.000Z",
           *       "subject": "5f1d7f3a9b2c4d5e6f708192",
           *       "checks": [],
           *       "text": "This is a sample. In the end, the road wins.",
           *       "hasSpoilers": false,
           *       "isOpen": true,
           *       "title": null,
           *       "author": null,
           *       "reports": [
           *         {
           *           "reason": "spoiler",
           *           "reportedAt": "2026-01-16T19:30:00.000Z",
           *           "note": "A sample note."
           *         }
           *       ],
           *       "decisions": [
           *         {
           *           "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *           "action": "mark-spoilers",
           *           "kind": "review",
           *           "decidedAt": "2026-01-16T19:30:00.000Z",
           *           "until": null,
           *           "undoneAt": null,
           *           "reason": "This is a sample. The second paragraph tells the end.",
           *           "undoReason": null,
           *           "subject": "5f1d7f3a9b2c4d5e6f708192",
           *           "excerpt": "This is a sample.",
           *           "appeal": null
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['ModerationCase'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  decide: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
        /**
         * @description Sent again with the same key within a day, the call is not done again, and answered as before.
         * @example 0f8fad5b-d9cb-469f-a165-70867728950e
         */
        'idempotency-key'?: string;
      };
      path: {
        /**
         * @description Id of a case
         * @example 5f1d7f3a9b2c4d5e6f708192
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Decide'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *       "action": "mark-spoilers",
           *       "kind": "review",
           *       "decidedAt": "2026-01-16T19:30:00.000Z",
           *       "until": null,
           *       "undoneAt": null,
           *       "reason": "This is a sample. The second paragraph tells the end.",
           *       "undoReason": null,
           *       "subject": "5f1d7f3a9b2c4d5e6f708192",
           *       "excerpt": "This is a sample.",
           *       "appeal": null
           *     }
           */
          'application/json': components['schemas']['Decision'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The record has changed since you read it, or was decided before; `detail` says which. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The key of the call was used for another call. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  undoDecision: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
        /**
         * @description Sent again with the same key within a day, the call is not done again, and answered as before.
         * @example 0f8fad5b-d9cb-469f-a165-70867728950e
         */
        'idempotency-key'?: string;
      };
      path: {
        /**
         * @description Id of a decision
         * @example 5f1d7f3a9b2c4d5e6f708192
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UndoDecision'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *       "action": "mark-spoilers",
           *       "kind": "review",
           *       "decidedAt": "2026-01-16T19:30:00.000Z",
           *       "until": null,
           *       "undoneAt": null,
           *       "reason": "This is a sample. The second paragraph tells the end.",
           *       "undoReason": null,
           *       "subject": "5f1d7f3a9b2c4d5e6f708192",
           *       "excerpt": "This is a sample.",
           *       "appeal": null
           *     }
           */
          'application/json': components['schemas']['Decision'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The record has changed since you read it, or was decided before; `detail` says which. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The key of the call was used for another call. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  upholdDecision: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
        /**
         * @description Sent again with the same key within a day, the call is not done again, and answered as before.
         * @example 0f8fad5b-d9cb-469f-a165-70867728950e
         */
        'idempotency-key'?: string;
      };
      path: {
        /**
         * @description Id of a decision
         * @example 5f1d7f3a9b2c4d5e6f708192
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *       "action": "mark-spoilers",
           *       "kind": "review",
           *       "decidedAt": "2026-01-16T19:30:00.000Z",
           *       "until": null,
           *       "undoneAt": null,
           *       "reason": "This is a sample. The second paragraph tells the end.",
           *       "undoReason": null,
           *       "subject": "5f1d7f3a9b2c4d5e6f708192",
           *       "excerpt": "This is a sample.",
           *       "appeal": null
           *     }
           */
          'application/json': components['schemas']['Decision'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The record has changed since you read it, or was decided before; `detail` says which. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The key of the call was used for another call. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listDecisions: {
    parameters: {
      query?: {
        /**
         * @description Counts from 1. A page past the last is an empty array; lists are paged 10000 items deep.
         * @example 1
         */
        page?: number;
        /** @example 24 */
        pageSize?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page, with the size of the whole list and the neighbouring pages in the headers. */
      200: {
        headers: {
          /** @description How many items the whole list has. */
          'X-Total-Count': number;
          /** @description `eq`: the count is exact. `gte`: there are at least as many. */
          'X-Total-Count-Relation': 'eq' | 'gte';
          /** @description Addresses of the first, previous, next and last page (RFC 8288). */
          Link: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *         "action": "mark-spoilers",
           *         "kind": "review",
           *         "decidedAt": "2026-01-16T19:30:00.000Z",
           *         "until": null,
           *         "undoneAt": null,
           *         "reason": "This is a sample. The second paragraph tells the end.",
           *         "undoReason": null
           *       }
           *     ]
           */
          'application/json': components['schemas']['LoggedDecision'][];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  recount: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
        /**
         * @description Sent again with the same key within a day, the call is not done again, and answered as before.
         * @example 0f8fad5b-d9cb-469f-a165-70867728950e
         */
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "titles": 120,
           *       "corrected": 0
           *     }
           */
          'application/json': components['schemas']['Recount'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The record has changed since you read it, or was decided before; `detail` says which. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The key of the call was used for another call. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listOwnDecisions: {
    parameters: {
      query?: {
        /**
         * @description Counts from 1. A page past the last is an empty array; lists are paged 10000 items deep.
         * @example 1
         */
        page?: number;
        /** @example 24 */
        pageSize?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page, with the size of the whole list and the neighbouring pages in the headers. */
      200: {
        headers: {
          /** @description How many items the whole list has. */
          'X-Total-Count': number;
          /** @description `eq`: the count is exact. `gte`: there are at least as many. */
          'X-Total-Count-Relation': 'eq' | 'gte';
          /** @description Addresses of the first, previous, next and last page (RFC 8288). */
          Link: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *         "action": "mark-spoilers",
           *         "kind": "review",
           *         "decidedAt": "2026-01-16T19:30:00.000Z",
           *         "until": null,
           *         "undoneAt": null,
           *         "reason": "This is a sample. The second paragraph tells the end.",
           *         "undoReason": null,
           *         "subject": "5f1d7f3a9b2c4d5e6f708192",
           *         "excerpt": "This is a sample.",
           *         "appeal": null
           *       }
           *     ]
           */
          'application/json': components['schemas']['Decision'][];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  appeal: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
        /**
         * @description Sent again with the same key within a day, the call is not done again, and answered as before.
         * @example 0f8fad5b-d9cb-469f-a165-70867728950e
         */
        'idempotency-key'?: string;
      };
      path: {
        /**
         * @description Id of a decision
         * @example 5f1d7f3a9b2c4d5e6f708192
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MakeAppeal'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *       "action": "mark-spoilers",
           *       "kind": "review",
           *       "decidedAt": "2026-01-16T19:30:00.000Z",
           *       "until": null,
           *       "undoneAt": null,
           *       "reason": "This is a sample. The second paragraph tells the end.",
           *       "undoReason": null,
           *       "subject": "5f1d7f3a9b2c4d5e6f708192",
           *       "excerpt": "This is a sample.",
           *       "appeal": null
           *     }
           */
          'application/json': components['schemas']['Decision'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The record has changed since you read it, or was decided before; `detail` says which. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The key of the call was used for another call. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listOwnLists: {
    parameters: {
      query?: {
        /**
         * @description Counts from 1. A page past the last is an empty array; lists are paged 10000 items deep.
         * @example 1
         */
        page?: number;
        /** @example 24 */
        pageSize?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page, with the size of the whole list and the neighbouring pages in the headers. */
      200: {
        headers: {
          /** @description How many items the whole list has. */
          'X-Total-Count': number;
          /** @description `eq`: the count is exact. `gte`: there are at least as many. */
          'X-Total-Count-Relation': 'eq' | 'gte';
          /** @description Addresses of the first, previous, next and last page (RFC 8288). */
          Link: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "visibility": "public",
           *         "itemCount": 2,
           *         "likes": 3,
           *         "createdAt": "2026-01-16T19:30:00.000Z",
           *         "changedAt": "2026-01-16T19:30:00.000Z",
           *         "role": null,
           *         "key": "3f0c8a52-9b1e-4d7a-8a5f-2f6d1c0b9e77",
           *         "name": "Sample evenings",
           *         "description": "A sample list: films for a night without power.",
           *         "hiddenBecause": null,
           *         "decision": null,
           *         "author": null,
           *         "firstTitles": [
           *           {
           *             "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *             "type": "MOVIE",
           *             "status": "released",
           *             "releaseYear": 2019,
           *             "posterUrl": null,
           *             "slug": "harmattan-road",
           *             "displayTitle": "Harmattan Road",
           *             "genres": [
           *               "drama",
           *               "family"
           *             ],
           *             "countries": [
           *               "Nigeria"
           *             ]
           *           }
           *         ]
           *       }
           *     ]
           */
          'application/json': components['schemas']['MemberListCard'][];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  makeList: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
        /**
         * @description Sent again with the same key within a day, the call is not done again, and answered as before.
         * @example 0f8fad5b-d9cb-469f-a165-70867728950e
         */
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MakeList'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "visibility": "public",
           *       "itemCount": 2,
           *       "likes": 3,
           *       "createdAt": "2026-01-16T19:30:00.000Z",
           *       "changedAt": "2026-01-16T19:30:00.000Z",
           *       "role": null,
           *       "key": "3f0c8a52-9b1e-4d7a-8a5f-2f6d1c0b9e77",
           *       "name": "Sample evenings",
           *       "description": "A sample list: films for a night without power.",
           *       "hiddenBecause": null,
           *       "decision": null,
           *       "revision": 1,
           *       "isOwn": false,
           *       "items": [
           *         {
           *           "note": "A sample note: watch it with the sound up.",
           *           "title": {
           *             "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *             "type": "MOVIE",
           *             "status": "released",
           *             "releaseYear": 2019,
           *             "posterUrl": null,
           *             "slug": "harmattan-road",
           *             "displayTitle": "Harmattan Road",
           *             "genres": [
           *               "drama",
           *               "family"
           *             ],
           *             "countries": [
           *               "Nigeria"
           *             ],
           *             "runtimeMins": 112,
           *             "bayesianRating": 8.1,
           *             "seasonCount": null,
           *             "episodeCount": null,
           *             "originalTitle": null,
           *             "ratingIsSample": true,
           *             "releaseDate": null,
           *             "isStub": false,
           *             "languages": [
           *               "Hausa",
           *               "English"
           *             ],
           *             "plotSummary": "A sample story: two sisters drive their father’s lorry north before the dust closes the road."
           *           }
           *         }
           *       ],
           *       "authors": [
           *         {
           *           "handle": "sample-member",
           *           "displayName": "Sample Member"
           *         }
           *       ],
           *       "invited": [
           *         {
           *           "handle": "sample-member",
           *           "displayName": "Sample Member"
           *         }
           *       ],
           *       "author": null,
           *       "firstTitles": [
           *         {
           *           "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *           "type": "MOVIE",
           *           "status": "released",
           *           "releaseYear": 2019,
           *           "posterUrl": null,
           *           "slug": "harmattan-road",
           *           "displayTitle": "Harmattan Road",
           *           "genres": [
           *             "drama",
           *             "family"
           *           ],
           *           "countries": [
           *             "Nigeria"
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['MemberList'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The record has changed since you read it, or was decided before; `detail` says which. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The key of the call was used for another call. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listOwnListNames: {
    parameters: {
      query?: {
        /** @description Slug of a title. */
        title?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "visibility": "public",
           *         "itemCount": 1,
           *         "hasTitle": true,
           *         "key": "text",
           *         "name": "text"
           *       }
           *     ]
           */
          'application/json': components['schemas']['ListWithTitle'][];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getOwnList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Key of a list
         * @example 3f0c8a52-9b1e-4d7a-8a5f-2f6d1c0b9e77
         */
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "visibility": "public",
           *       "itemCount": 2,
           *       "likes": 3,
           *       "createdAt": "2026-01-16T19:30:00.000Z",
           *       "changedAt": "2026-01-16T19:30:00.000Z",
           *       "role": null,
           *       "key": "3f0c8a52-9b1e-4d7a-8a5f-2f6d1c0b9e77",
           *       "name": "Sample evenings",
           *       "description": "A sample list: films for a night without power.",
           *       "hiddenBecause": null,
           *       "decision": null,
           *       "revision": 1,
           *       "isOwn": false,
           *       "items": [
           *         {
           *           "note": "A sample note: watch it with the sound up.",
           *           "title": {
           *             "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *             "type": "MOVIE",
           *             "status": "released",
           *             "releaseYear": 2019,
           *             "posterUrl": null,
           *             "slug": "harmattan-road",
           *             "displayTitle": "Harmattan Road",
           *             "genres": [
           *               "drama",
           *               "family"
           *             ],
           *             "countries": [
           *               "Nigeria"
           *             ],
           *             "runtimeMins": 112,
           *             "bayesianRating": 8.1,
           *             "seasonCount": null,
           *             "episodeCount": null,
           *             "originalTitle": null,
           *             "ratingIsSample": true,
           *             "releaseDate": null,
           *             "isStub": false,
           *             "languages": [
           *               "Hausa",
           *               "English"
           *             ],
           *             "plotSummary": "A sample story: two sisters drive their father’s lorry north before the dust closes the road."
           *           }
           *         }
           *       ],
           *       "authors": [
           *         {
           *           "handle": "sample-member",
           *           "displayName": "Sample Member"
           *         }
           *       ],
           *       "invited": [
           *         {
           *           "handle": "sample-member",
           *           "displayName": "Sample Member"
           *         }
           *       ],
           *       "author": null,
           *       "firstTitles": [
           *         {
           *           "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *           "type": "MOVIE",
           *           "status": "released",
           *           "releaseYear": 2019,
           *           "posterUrl": null,
           *           "slug": "harmattan-road",
           *           "displayTitle": "Harmattan Road",
           *           "genres": [
           *             "drama",
           *             "family"
           *           ],
           *           "countries": [
           *             "Nigeria"
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['MemberList'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteList: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path: {
        /**
         * @description Key of a list
         * @example 3f0c8a52-9b1e-4d7a-8a5f-2f6d1c0b9e77
         */
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  changeList: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path: {
        /**
         * @description Key of a list
         * @example 3f0c8a52-9b1e-4d7a-8a5f-2f6d1c0b9e77
         */
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeList'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "visibility": "public",
           *       "itemCount": 2,
           *       "likes": 3,
           *       "createdAt": "2026-01-16T19:30:00.000Z",
           *       "changedAt": "2026-01-16T19:30:00.000Z",
           *       "role": null,
           *       "key": "3f0c8a52-9b1e-4d7a-8a5f-2f6d1c0b9e77",
           *       "name": "Sample evenings",
           *       "description": "A sample list: films for a night without power.",
           *       "hiddenBecause": null,
           *       "decision": null,
           *       "revision": 1,
           *       "isOwn": false,
           *       "items": [
           *         {
           *           "note": "A sample note: watch it with the sound up.",
           *           "title": {
           *             "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *             "type": "MOVIE",
           *             "status": "released",
           *             "releaseYear": 2019,
           *             "posterUrl": null,
           *             "slug": "harmattan-road",
           *             "displayTitle": "Harmattan Road",
           *             "genres": [
           *               "drama",
           *               "family"
           *             ],
           *             "countries": [
           *               "Nigeria"
           *             ],
           *             "runtimeMins": 112,
           *             "bayesianRating": 8.1,
           *             "seasonCount": null,
           *             "episodeCount": null,
           *             "originalTitle": null,
           *             "ratingIsSample": true,
           *             "releaseDate": null,
           *             "isStub": false,
           *             "languages": [
           *               "Hausa",
           *               "English"
           *             ],
           *             "plotSummary": "A sample story: two sisters drive their father’s lorry north before the dust closes the road."
           *           }
           *         }
           *       ],
           *       "authors": [
           *         {
           *           "handle": "sample-member",
           *           "displayName": "Sample Member"
           *         }
           *       ],
           *       "invited": [
           *         {
           *           "handle": "sample-member",
           *           "displayName": "Sample Member"
           *         }
           *       ],
           *       "author": null,
           *       "firstTitles": [
           *         {
           *           "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *           "type": "MOVIE",
           *           "status": "released",
           *           "releaseYear": 2019,
           *           "posterUrl": null,
           *           "slug": "harmattan-road",
           *           "displayTitle": "Harmattan Road",
           *           "genres": [
           *             "drama",
           *             "family"
           *           ],
           *           "countries": [
           *             "Nigeria"
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['MemberList'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  orderList: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path: {
        /**
         * @description Key of a list
         * @example 3f0c8a52-9b1e-4d7a-8a5f-2f6d1c0b9e77
         */
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WriteListItems'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "visibility": "public",
           *       "itemCount": 2,
           *       "likes": 3,
           *       "createdAt": "2026-01-16T19:30:00.000Z",
           *       "changedAt": "2026-01-16T19:30:00.000Z",
           *       "role": null,
           *       "key": "3f0c8a52-9b1e-4d7a-8a5f-2f6d1c0b9e77",
           *       "name": "Sample evenings",
           *       "description": "A sample list: films for a night without power.",
           *       "hiddenBecause": null,
           *       "decision": null,
           *       "revision": 1,
           *       "isOwn": false,
           *       "items": [
           *         {
           *           "note": "A sample note: watch it with the sound up.",
           *           "title": {
           *             "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *             "type": "MOVIE",
           *             "status": "released",
           *             "releaseYear": 2019,
           *             "posterUrl": null,
           *             "slug": "harmattan-road",
           *             "displayTitle": "Harmattan Road",
           *             "genres": [
           *               "drama",
           *               "family"
           *             ],
           *             "countries": [
           *               "Nigeria"
           *             ],
           *             "runtimeMins": 112,
           *             "bayesianRating": 8.1,
           *             "seasonCount": null,
           *             "episodeCount": null,
           *             "originalTitle": null,
           *             "ratingIsSample": true,
           *             "releaseDate": null,
           *             "isStub": false,
           *             "languages": [
           *               "Hausa",
           *               "English"
           *             ],
           *             "plotSummary": "A sample story: two sisters drive their father’s lorry north before the dust closes the road."
           *           }
           *         }
           *       ],
           *       "authors": [
           *         {
           *           "handle": "sample-member",
           *           "displayName": "Sample Member"
           *         }
           *       ],
           *       "invited": [
           *         {
           *           "handle": "sample-member",
           *           "displayName": "Sample Member"
           *         }
           *       ],
           *       "author": null,
           *       "firstTitles": [
           *         {
           *           "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *           "type": "MOVIE",
           *           "status": "released",
           *           "releaseYear": 2019,
           *           "posterUrl": null,
           *           "slug": "harmattan-road",
           *           "displayTitle": "Harmattan Road",
           *           "genres": [
           *             "drama",
           *             "family"
           *           ],
           *           "countries": [
           *             "Nigeria"
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['MemberList'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The record has changed since you read it, or was decided before; `detail` says which. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  addToList: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
        /**
         * @description Sent again with the same key within a day, the call is not done again, and answered as before.
         * @example 0f8fad5b-d9cb-469f-a165-70867728950e
         */
        'idempotency-key'?: string;
      };
      path: {
        /**
         * @description Key of a list
         * @example 3f0c8a52-9b1e-4d7a-8a5f-2f6d1c0b9e77
         */
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WriteListItem'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "visibility": "public",
           *       "itemCount": 2,
           *       "likes": 3,
           *       "createdAt": "2026-01-16T19:30:00.000Z",
           *       "changedAt": "2026-01-16T19:30:00.000Z",
           *       "role": null,
           *       "key": "3f0c8a52-9b1e-4d7a-8a5f-2f6d1c0b9e77",
           *       "name": "Sample evenings",
           *       "description": "A sample list: films for a night without power.",
           *       "hiddenBecause": null,
           *       "decision": null,
           *       "revision": 1,
           *       "isOwn": false,
           *       "items": [
           *         {
           *           "note": "A sample note: watch it with the sound up.",
           *           "title": {
           *             "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *             "type": "MOVIE",
           *             "status": "released",
           *             "releaseYear": 2019,
           *             "posterUrl": null,
           *             "slug": "harmattan-road",
           *             "displayTitle": "Harmattan Road",
           *             "genres": [
           *               "drama",
           *               "family"
           *             ],
           *             "countries": [
           *               "Nigeria"
           *             ],
           *             "runtimeMins": 112,
           *             "bayesianRating": 8.1,
           *             "seasonCount": null,
           *             "episodeCount": null,
           *             "originalTitle": null,
           *             "ratingIsSample": true,
           *             "releaseDate": null,
           *             "isStub": false,
           *             "languages": [
           *               "Hausa",
           *               "English"
           *             ],
           *             "plotSummary": "A sample story: two sisters drive their father’s lorry north before the dust closes the road."
           *           }
           *         }
           *       ],
           *       "authors": [
           *         {
           *           "handle": "sample-member",
           *           "displayName": "Sample Member"
           *         }
           *       ],
           *       "invited": [
           *         {
           *           "handle": "sample-member",
           *           "displayName": "Sample Member"
           *         }
           *       ],
           *       "author": null,
           *       "firstTitles": [
           *         {
           *           "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *           "type": "MOVIE",
           *           "status": "released",
           *           "releaseYear": 2019,
           *           "posterUrl": null,
           *           "slug": "harmattan-road",
           *           "displayTitle": "Harmattan Road",
           *           "genres": [
           *             "drama",
           *             "family"
           *           ],
           *           "countries": [
           *             "Nigeria"
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['MemberList'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The record has changed since you read it, or was decided before; `detail` says which. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The key of the call was used for another call. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  takeOffList: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path: {
        /**
         * @description Key of a list
         * @example 3f0c8a52-9b1e-4d7a-8a5f-2f6d1c0b9e77
         */
        key: string;
        /**
         * @description Slug of a title
         * @example living-in-bondage
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listOwnReviews: {
    parameters: {
      query?: {
        /**
         * @description Counts from 1. A page past the last is an empty array; lists are paged 10000 items deep.
         * @example 1
         */
        page?: number;
        /** @example 24 */
        pageSize?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page, with the size of the whole list and the neighbouring pages in the headers. */
      200: {
        headers: {
          /** @description How many items the whole list has. */
          'X-Total-Count': number;
          /** @description `eq`: the count is exact. `gte`: there are at least as many. */
          'X-Total-Count-Relation': 'eq' | 'gte';
          /** @description Addresses of the first, previous, next and last page (RFC 8288). */
          Link: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *         "rating": 8.5,
           *         "likes": 24,
           *         "createdAt": "2026-01-16T19:30:00.000Z",
           *         "editedAt": null,
           *         "text": "This is a sample. The road is the main character, and it acts everybody else off the screen.",
           *         "hasSpoilers": false,
           *         "state": "published",
           *         "heldUntil": null,
           *         "versions": 1,
           *         "why": null,
           *         "decision": null,
           *         "title": {
           *           "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *           "type": "MOVIE",
           *           "status": "released",
           *           "releaseYear": 2019,
           *           "posterUrl": null,
           *           "slug": "harmattan-road",
           *           "displayTitle": "Harmattan Road",
           *           "genres": [
           *             "drama",
           *             "family"
           *           ],
           *           "countries": [
           *             "Nigeria"
           *           ]
           *         },
           *         "author": null
           *       }
           *     ]
           */
          'application/json': components['schemas']['OwnReview'][];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getOwnReview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of a title
         * @example living-in-bondage
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *       "rating": 8.5,
           *       "likes": 24,
           *       "createdAt": "2026-01-16T19:30:00.000Z",
           *       "editedAt": null,
           *       "text": "This is a sample. The road is the main character, and it acts everybody else off the screen.",
           *       "hasSpoilers": false,
           *       "state": "published",
           *       "heldUntil": null,
           *       "versions": 1,
           *       "why": null,
           *       "decision": null,
           *       "title": {
           *         "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *         "type": "MOVIE",
           *         "status": "released",
           *         "releaseYear": 2019,
           *         "posterUrl": null,
           *         "slug": "harmattan-road",
           *         "displayTitle": "Harmattan Road",
           *         "genres": [
           *           "drama",
           *           "family"
           *         ],
           *         "countries": [
           *           "Nigeria"
           *         ]
           *       },
           *       "author": null
           *     }
           */
          'application/json': components['schemas']['OwnReview'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  putOwnReview: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path: {
        /**
         * @description Slug of a title
         * @example living-in-bondage
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WriteReview'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *       "rating": 8.5,
           *       "likes": 24,
           *       "createdAt": "2026-01-16T19:30:00.000Z",
           *       "editedAt": null,
           *       "text": "This is a sample. The road is the main character, and it acts everybody else off the screen.",
           *       "hasSpoilers": false,
           *       "state": "published",
           *       "heldUntil": null,
           *       "versions": 1,
           *       "why": null,
           *       "decision": null,
           *       "title": {
           *         "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *         "type": "MOVIE",
           *         "status": "released",
           *         "releaseYear": 2019,
           *         "posterUrl": null,
           *         "slug": "harmattan-road",
           *         "displayTitle": "Harmattan Road",
           *         "genres": [
           *           "drama",
           *           "family"
           *         ],
           *         "countries": [
           *           "Nigeria"
           *         ]
           *       },
           *       "author": null
           *     }
           */
          'application/json': components['schemas']['OwnReview'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The record has changed since you read it, or was decided before; `detail` says which. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteOwnReview: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path: {
        /**
         * @description Slug of a title
         * @example living-in-bondage
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getOwnReviewHistory: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of a title
         * @example living-in-bondage
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "writtenAt": "2026-01-16T19:30:00.000Z",
           *         "text": "This is a sample of what the review said before.",
           *         "hasSpoilers": false
           *       }
           *     ]
           */
          'application/json': components['schemas']['ReviewVersion'][];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listOwnRatings: {
    parameters: {
      query?: {
        /**
         * @description Counts from 1. A page past the last is an empty array; lists are paged 10000 items deep.
         * @example 1
         */
        page?: number;
        /** @example 24 */
        pageSize?: number;
        /**
         * @description Left out: the latest first.
         * @example recent
         */
        sort?: components['schemas']['RatingSort'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page, with the size of the whole list and the neighbouring pages in the headers. */
      200: {
        headers: {
          /** @description How many items the whole list has. */
          'X-Total-Count': number;
          /** @description `eq`: the count is exact. `gte`: there are at least as many. */
          'X-Total-Count-Relation': 'eq' | 'gte';
          /** @description Addresses of the first, previous, next and last page (RFC 8288). */
          Link: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "rating": 7.5,
           *         "ratedAt": "2026-01-16T19:30:00.000Z",
           *         "title": {
           *           "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *           "type": "MOVIE",
           *           "status": "released",
           *           "releaseYear": 2019,
           *           "posterUrl": null,
           *           "slug": "harmattan-road",
           *           "displayTitle": "Harmattan Road",
           *           "genres": [
           *             "drama",
           *             "family"
           *           ],
           *           "countries": [
           *             "Nigeria"
           *           ]
           *         }
           *       }
           *     ]
           */
          'application/json': components['schemas']['RatedTitle'][];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getOwnRating: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of a title
         * @example living-in-bondage
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "rating": 7.5,
           *       "ratedAt": "2026-01-16T19:30:00.000Z",
           *       "average": 7.25,
           *       "votes": 2
           *     }
           */
          'application/json': components['schemas']['TitleRating'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  putOwnRating: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path: {
        /**
         * @description Slug of a title
         * @example living-in-bondage
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SetRating'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "rating": 7.5,
           *       "ratedAt": "2026-01-16T19:30:00.000Z",
           *       "average": 7.25,
           *       "votes": 2
           *     }
           */
          'application/json': components['schemas']['TitleRating'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteOwnRating: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path: {
        /**
         * @description Slug of a title
         * @example living-in-bondage
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  exportOwn: {
    parameters: {
      query?: {
        /**
         * @description Left out: JSON.
         * @example json
         */
        format?: components['schemas']['ExportFormat'];
        /** @description What the part before says of the next one; left out: the first part. */
        after?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A part of it, as JSON or CSV. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "format": "sinima-member-1",
           *       "exportedAt": "2026-01-16T19:30:00.000Z",
           *       "ratings": [
           *         {
           *           "rating": 7.5,
           *           "ratedAt": "2026-01-16T19:30:00.000Z",
           *           "title": {
           *             "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *             "type": "MOVIE",
           *             "status": "released",
           *             "releaseYear": 2019,
           *             "posterUrl": null,
           *             "slug": "harmattan-road",
           *             "displayTitle": "Harmattan Road",
           *             "genres": [
           *               "drama",
           *               "family"
           *             ],
           *             "countries": [
           *               "Nigeria"
           *             ]
           *           }
           *         }
           *       ],
           *       "diary": [
           *         {
           *           "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *           "watchedOn": "2026-01-16",
           *           "createdAt": "2026-01-16T19:30:00.000Z",
           *           "isRewatch": false,
           *           "where": "Sample Cinema, Lagos",
           *           "title": {
           *             "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *             "type": "MOVIE",
           *             "status": "released",
           *             "releaseYear": 2019,
           *             "posterUrl": null,
           *             "slug": "harmattan-road",
           *             "displayTitle": "Harmattan Road",
           *             "genres": [
           *               "drama",
           *               "family"
           *             ],
           *             "countries": [
           *               "Nigeria"
           *             ]
           *           }
           *         }
           *       ],
           *       "reviews": [
           *         {
           *           "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *           "rating": 8.5,
           *           "likes": 24,
           *           "createdAt": "2026-01-16T19:30:00.000Z",
           *           "editedAt": null,
           *           "text": "This is a sample. The road is the main character, and it acts everybody else off the screen.",
           *           "hasSpoilers": false,
           *           "state": "published",
           *           "heldUntil": null,
           *           "versions": 1,
           *           "why": null,
           *           "decision": null,
           *           "title": {
           *             "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *             "type": "MOVIE",
           *             "status": "released",
           *             "releaseYear": 2019,
           *             "posterUrl": null,
           *             "slug": "harmattan-road",
           *             "displayTitle": "Harmattan Road",
           *             "genres": [
           *               "drama",
           *               "family"
           *             ],
           *             "countries": [
           *               "Nigeria"
           *             ]
           *           },
           *           "author": null,
           *           "history": [
           *             {
           *               "writtenAt": "2026-01-16T19:30:00.000Z",
           *               "text": "This is a sample of what the review said before.",
           *               "hasSpoilers": false
           *             }
           *           ]
           *         }
           *       ],
           *       "lists": [
           *         {
           *           "visibility": "public",
           *           "itemCount": 2,
           *           "likes": 3,
           *           "createdAt": "2026-01-16T19:30:00.000Z",
           *           "changedAt": "2026-01-16T19:30:00.000Z",
           *           "role": null,
           *           "key": "3f0c8a52-9b1e-4d7a-8a5f-2f6d1c0b9e77",
           *           "name": "Sample evenings",
           *           "description": "A sample list: films for a night without power.",
           *           "hiddenBecause": null,
           *           "decision": null,
           *           "revision": 1,
           *           "isOwn": false,
           *           "items": [
           *             {
           *               "note": "A sample note: watch it with the sound up.",
           *               "title": {
           *                 "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *                 "type": "MOVIE",
           *                 "status": "released",
           *                 "releaseYear": 2019,
           *                 "posterUrl": null,
           *                 "slug": "harmattan-road",
           *                 "displayTitle": "Harmattan Road",
           *                 "genres": [
           *                   "drama",
           *                   "family"
           *                 ],
           *                 "countries": [
           *                   "Nigeria"
           *                 ],
           *                 "runtimeMins": 112,
           *                 "bayesianRating": 8.1,
           *                 "seasonCount": null,
           *                 "episodeCount": null,
           *                 "originalTitle": null,
           *                 "ratingIsSample": true,
           *                 "releaseDate": null,
           *                 "isStub": false,
           *                 "languages": [
           *                   "Hausa",
           *                   "English"
           *                 ],
           *                 "plotSummary": "A sample story: two sisters drive their father’s lorry north before the dust closes the road."
           *               }
           *             }
           *           ],
           *           "authors": [
           *             {
           *               "handle": "sample-member",
           *               "displayName": "Sample Member"
           *             }
           *           ],
           *           "invited": [
           *             {
           *               "handle": "sample-member",
           *               "displayName": "Sample Member"
           *             }
           *           ],
           *           "author": null,
           *           "firstTitles": [
           *             {
           *               "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *               "type": "MOVIE",
           *               "status": "released",
           *               "releaseYear": 2019,
           *               "posterUrl": null,
           *               "slug": "harmattan-road",
           *               "displayTitle": "Harmattan Road",
           *               "genres": [
           *                 "drama",
           *                 "family"
           *               ],
           *               "countries": [
           *                 "Nigeria"
           *               ]
           *             }
           *           ]
           *         }
           *       ],
           *       "saved": [
           *         {
           *           "mark": "watchlist",
           *           "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *           "changedAt": "2026-01-16T19:30:00.000Z",
           *           "isRemoved": false,
           *           "person": null,
           *           "title": null
           *         }
           *       ],
           *       "likedReviews": [
           *         {
           *           "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *           "rating": 8.5,
           *           "likes": 24,
           *           "createdAt": "2026-01-16T19:30:00.000Z",
           *           "editedAt": null,
           *           "text": "This is a sample. The road is the main character, and it acts everybody else off the screen.",
           *           "hasSpoilers": false,
           *           "title": {
           *             "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *             "type": "MOVIE",
           *             "status": "released",
           *             "releaseYear": 2019,
           *             "posterUrl": null,
           *             "slug": "harmattan-road",
           *             "displayTitle": "Harmattan Road",
           *             "genres": [
           *               "drama",
           *               "family"
           *             ],
           *             "countries": [
           *               "Nigeria"
           *             ]
           *           },
           *           "author": null
           *         }
           *       ],
           *       "likedLists": [
           *         {
           *           "visibility": "public",
           *           "itemCount": 2,
           *           "likes": 3,
           *           "createdAt": "2026-01-16T19:30:00.000Z",
           *           "changedAt": "2026-01-16T19:30:00.000Z",
           *           "role": null,
           *           "key": "3f0c8a52-9b1e-4d7a-8a5f-2f6d1c0b9e77",
           *           "name": "Sample evenings",
           *           "description": "A sample list: films for a night without power.",
           *           "hiddenBecause": null,
           *           "decision": null,
           *           "author": null,
           *           "firstTitles": [
           *             {
           *               "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *               "type": "MOVIE",
           *               "status": "released",
           *               "releaseYear": 2019,
           *               "posterUrl": null,
           *               "slug": "harmattan-road",
           *               "displayTitle": "Harmattan Road",
           *               "genres": [
           *                 "drama",
           *                 "family"
           *               ],
           *               "countries": [
           *                 "Nigeria"
           *               ]
           *             }
           *           ]
           *         }
           *       ],
           *       "followedMembers": [
           *         {
           *           "handle": "sample-member",
           *           "displayName": "Sample Member"
           *         }
           *       ],
           *       "reports": [
           *         {
           *           "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *           "kind": "review",
           *           "reason": "spoiler",
           *           "state": "open",
           *           "reportedAt": "2026-01-16T19:30:00.000Z"
           *         }
           *       ],
           *       "decisions": [
           *         {
           *           "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *           "action": "mark-spoilers",
           *           "kind": "review",
           *           "decidedAt": "2026-01-16T19:30:00.000Z",
           *           "until": null,
           *           "undoneAt": null,
           *           "reason": "This is a sample. The second paragraph tells the end.",
           *           "undoReason": null,
           *           "subject": "5f1d7f3a9b2c4d5e6f708192",
           *           "excerpt": "This is a sample.",
           *           "appeal": null
           *         }
           *       ],
           *       "sharedLists": [
           *         {
           *           "visibility": "public",
           *           "itemCount": 2,
           *           "likes": 3,
           *           "createdAt": "2026-01-16T19:30:00.000Z",
           *           "changedAt": "2026-01-16T19:30:00.000Z",
           *           "role": null,
           *           "key": "3f0c8a52-9b1e-4d7a-8a5f-2f6d1c0b9e77",
           *           "name": "Sample evenings",
           *           "description": "A sample list: films for a night without power.",
           *           "hiddenBecause": null,
           *           "decision": null,
           *           "author": null,
           *           "firstTitles": [
           *             {
           *               "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *               "type": "MOVIE",
           *               "status": "released",
           *               "releaseYear": 2019,
           *               "posterUrl": null,
           *               "slug": "harmattan-road",
           *               "displayTitle": "Harmattan Road",
           *               "genres": [
           *                 "drama",
           *                 "family"
           *               ],
           *               "countries": [
           *                 "Nigeria"
           *               ]
           *             }
           *           ]
           *         }
           *       ],
           *       "next": null
           *     }
           */
          'application/json': components['schemas']['MemberExport'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  importOwn: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
        /**
         * @description Sent again with the same key within a day, the call is not done again, and answered as before.
         * @example 0f8fad5b-d9cb-469f-a165-70867728950e
         */
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ImportRows'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "rows": [
           *         {
           *           "row": 0,
           *           "outcome": "imported",
           *           "candidates": [],
           *           "title": null
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['ImportResult'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The record has changed since you read it, or was decided before; `detail` says which. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The key of the call was used for another call. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteRecords: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  makeReport: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
        /**
         * @description Sent again with the same key within a day, the call is not done again, and answered as before.
         * @example 0f8fad5b-d9cb-469f-a165-70867728950e
         */
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MakeReport'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *       "kind": "review",
           *       "reason": "spoiler",
           *       "state": "open",
           *       "reportedAt": "2026-01-16T19:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['Report'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The record has changed since you read it, or was decided before; `detail` says which. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The key of the call was used for another call. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getSaved: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "count": 1,
           *       "items": [
           *         {
           *           "mark": "watchlist",
           *           "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *           "changedAt": "2026-01-16T19:30:00.000Z",
           *           "isRemoved": false,
           *           "person": null,
           *           "title": null
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['SavedMarks'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  mergeSaved: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MergeMarks'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "count": 1,
           *       "items": [
           *         {
           *           "mark": "watchlist",
           *           "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *           "changedAt": "2026-01-16T19:30:00.000Z",
           *           "isRemoved": false,
           *           "person": null,
           *           "title": null
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['SavedMarks'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which, and until when. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getState: {
    parameters: {
      query?: {
        /**
         * @description Slugs of titles, up to 100, with commas.
         * @example living-in-bondage
         */
        titles?: string;
        /**
         * @description Slugs of people, up to 100, with commas.
         * @example genevieve-nnaji
         */
        people?: string;
        /**
         * @description Ids of members’ reviews, up to 100, with commas.
         * @example 5f1d7f3a9b2c4d5e6f708192
         */
        reviews?: string;
        /**
         * @description Keys of members’ lists, up to 100, with commas.
         * @example 3f0c8a52-9b1e-4d7a-8a5f-2f6d1c0b9e77
         */
        lists?: string;
        /**
         * @description Handles of members, up to 100, with commas.
         * @example amina
         */
        members?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "openCases": null,
           *       "limit": null,
           *       "likedReviews": [],
           *       "ownReviews": [],
           *       "likedLists": [],
           *       "ownLists": [],
           *       "followedMembers": [],
           *       "titles": [
           *         {
           *           "rating": null,
           *           "viewings": 0,
           *           "lastWatchedOn": null,
           *           "slug": "living-in-bondage",
           *           "isOnWatchlist": false,
           *           "isLiked": false,
           *           "hasReview": false
           *         }
           *       ],
           *       "people": [
           *         {
           *           "slug": "genevieve-nnaji",
           *           "isFollowed": false
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['MemberState'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
}
export type ActivityKind = components['schemas']['ActivityKind'];
export type ListVisibility = components['schemas']['ListVisibility'];
export type ListRole = components['schemas']['ListRole'];
export type MemberRef = components['schemas']['MemberRef'];
export type MemberListCard = components['schemas']['MemberListCard'];
export type MemberReview = components['schemas']['MemberReview'];
export type Activity = components['schemas']['Activity'];
export type DiaryEntry = components['schemas']['DiaryEntry'];
export type AddDiaryEntry = components['schemas']['AddDiaryEntry'];
export type ChangeDiaryEntry = components['schemas']['ChangeDiaryEntry'];
export type LikeCount = components['schemas']['LikeCount'];
export type MemberListItem = components['schemas']['MemberListItem'];
export type MemberList = components['schemas']['MemberList'];
export type MemberListSort = components['schemas']['MemberListSort'];
export type MemberReviewSort = components['schemas']['MemberReviewSort'];
export type CaseCause = components['schemas']['CaseCause'];
export type SubjectKind = components['schemas']['SubjectKind'];
export type AccountLimitKind = components['schemas']['AccountLimitKind'];
export type AccountLimit = components['schemas']['AccountLimit'];
export type CaseAuthor = components['schemas']['CaseAuthor'];
export type ReportReason = components['schemas']['ReportReason'];
export type ReportedReason = components['schemas']['ReportedReason'];
export type ModerationAction = components['schemas']['ModerationAction'];
export type AppealState = components['schemas']['AppealState'];
export type Appeal = components['schemas']['Appeal'];
export type Decision = components['schemas']['Decision'];
export type ModerationCase = components['schemas']['ModerationCase'];
export type Decide = components['schemas']['Decide'];
export type UndoDecision = components['schemas']['UndoDecision'];
export type LoggedDecision = components['schemas']['LoggedDecision'];
export type Recount = components['schemas']['Recount'];
export type MakeAppeal = components['schemas']['MakeAppeal'];
export type ListWithTitle = components['schemas']['ListWithTitle'];
export type MakeList = components['schemas']['MakeList'];
export type ChangeList = components['schemas']['ChangeList'];
export type WriteListItem = components['schemas']['WriteListItem'];
export type WriteListItems = components['schemas']['WriteListItems'];
export type MemberReviewState = components['schemas']['MemberReviewState'];
export type OwnReview = components['schemas']['OwnReview'];
export type ReviewVersion = components['schemas']['ReviewVersion'];
export type WriteReview = components['schemas']['WriteReview'];
export type RatingSort = components['schemas']['RatingSort'];
export type RatedTitle = components['schemas']['RatedTitle'];
export type TitleRating = components['schemas']['TitleRating'];
export type SetRating = components['schemas']['SetRating'];
export type ExportFormat = components['schemas']['ExportFormat'];
export type ExportedReview = components['schemas']['ExportedReview'];
export type Mark = components['schemas']['Mark'];
export type SavedMark = components['schemas']['SavedMark'];
export type ReportState = components['schemas']['ReportState'];
export type Report = components['schemas']['Report'];
export type MemberExport = components['schemas']['MemberExport'];
export type ImportRow = components['schemas']['ImportRow'];
export type ImportRows = components['schemas']['ImportRows'];
export type ImportOutcome = components['schemas']['ImportOutcome'];
export type ImportCandidate = components['schemas']['ImportCandidate'];
export type ImportedRow = components['schemas']['ImportedRow'];
export type ImportResult = components['schemas']['ImportResult'];
export type MakeReport = components['schemas']['MakeReport'];
export type SavedMarks = components['schemas']['SavedMarks'];
export type KnownMark = components['schemas']['KnownMark'];
export type MergeMarks = components['schemas']['MergeMarks'];
export type TitleState = components['schemas']['TitleState'];
export type PersonState = components['schemas']['PersonState'];
export type MemberState = components['schemas']['MemberState'];

type OwnPaths = paths;
declare module '@sinima/contracts/api' {
  interface paths extends OwnPaths {}
}
