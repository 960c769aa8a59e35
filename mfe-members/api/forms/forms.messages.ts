/** Texts of form pages that the site's own pages do not have. */
export const backTo = 'Back to {name}';
export const beginAnew = 'Begin anew';
export const notDoneYet = 'Not done yet: see the note at the field.';
/** The tags are a link that opens another tab. */
export const nothingSaved =
  'You are not signed in, and nothing was saved. <link>Sign in</link> in another tab, come back to this one, and send the form again.';

export const rating = 'Rating';
export const review = 'Review';
export const yourRatingOutOfTen = 'Your rating, out of 10';
export const choose = 'Choose';
export const rate = 'Rate it';
export const withdrawYourRating = 'Withdraw your rating';
export const youGave = 'You gave it {rating} out of 10.';
export const confirmDeletion = 'Delete it for good, with its likes';
export const tickTheBox = 'Tick the box to delete it.';
export const watched = 'You watched it {count, plural, one {once} other {# times}}, last on {day}.';
export const reviewPublished = 'Everybody can read your review.';
export const reviewHeld = 'Only you can read your review yet.';
export const reviewRemoved = 'A moderator removed your review.';

export const followInAccount = 'Follow in your account';
export const followNoMore = 'Follow no more';
export const youFollow = 'You follow {name} in your account.';
export const follow = 'Follow';
export const like = 'Like it';
export const likeNoMore = 'Like it no more';
export const yourOwn = 'This is your own.';
export const theReview = 'The review of {title} by {name}';
export const theList = 'The list {name}';
export const theProfile = 'The profile of {name}';

export const doneRated = 'Your rating is saved.';
export const doneWithdrawn = 'Your rating is withdrawn.';
export const doneReviewed = 'Your review is saved.';
export const doneUnreviewed = 'Your review is deleted.';
export const doneNoted = 'It is in your diary.';
export const doneFollowed = 'You follow them.';
export const doneUnfollowed = 'You follow them no more.';
export const doneLiked = 'You like it.';
export const doneUnliked = 'You like it no more.';
export const doneReported = 'Reported. The moderators look at it. They do not learn who reported it.';

/** At a field, in languages in which the reason of a refusal is not known. */
export const ratingRule = 'A rating is from 1 to 10, in half steps.';
export const textRule = 'This has to be plain text of at most {most} characters.';
export const dayRule = 'This has to be a day that has come.';
export const wrongField = 'This cannot be taken as it is.';
