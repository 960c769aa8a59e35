export const yourReview = 'Your review';
export const yourReviewAsPlainText = 'Your review, as plain text';
export const storyGoesOn = 'It tells how the story goes on';
export const publish = 'Publish';
export const deleteYourReview = 'Delete your review';
export const aModeratorRemovedThisReview = 'A moderator removed this review. Only you can read it.';
export const reasonIs = 'The reason: {why}';
export const reviewOf = 'Review of {title} by {name}';
