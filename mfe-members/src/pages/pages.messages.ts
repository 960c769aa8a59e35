export const yourProfileIsPrivateYour =
  'Your profile is private: your reviews and your public lists appear without your name. Your diary is yours alone, and a rating of yours stands only beside your review of its title.';
export const profileSessionsDeletionOfThe = 'Profile, sessions, deletion of the account';
export const keysForTheApi = 'Keys for the API';
export const whatYouMarkOnEach = 'What you mark, on each of your devices.';
export const ofOneMarkTheLatest =
  'Of one mark the latest change holds. After you sign out, this device keeps none of them; your account does.';
export const watchlistLikesAndPeopleThat = 'Watchlist, likes and people that you follow';
export const decisions = 'Decisions';
export const whatModeratorsDecidedAboutYou = 'What moderators decided about you, and why.';
export const loadingDecisions = 'Loading decisions';
export const moderatorsHaveNotDecidedAnything = 'Moderators have not decided anything about you.';
export const diary = 'Diary';
export const whatYouWatchedAndWhen = 'What you watched, and when. Nobody else reads it.';
export const loadingYourDiary = 'Loading your diary';
export const yourDiaryIsEmptyOn =
  'Your diary is empty. On the page of a title, “Add to diary” notes when you watched it.';
export const list = 'List';
export const loadingTheList = 'Loading the list';
export const nothingIsOnThisList = 'Nothing is on this list yet.';
export const member = 'Member';
export const loadingTheMember = 'Loading the member';
export const loadingLists = 'Loading lists';
export const noPublicListsYet = 'No public lists yet.';
export const followOrReport = 'Follow or report';
export const moderationLog = 'Moderation log';
export const whatModeratorsDecidedAndWhy =
  'What moderators decided, and why. Without names: neither of authors, nor of members who reported.';
export const nothingDecidedYet = 'Moderators have not decided anything yet.';
export const moderation = 'Moderation';
export const thisIsForModerators = 'This is for moderators.';
export const loadingCases = 'Loading cases';
export const nothingWaitsForADecision = 'Nothing waits for a decision.';
export const yourList = 'Your list';
export const noneOfYourListsHas = 'None of your lists has this address.';
export const loadingYourList = 'Loading your list';
export const theInvitationIsDeclined = 'The invitation is declined';
export const theListAsOthersRead = 'The list as others read it';
export const nameAndReaders = 'Name and readers';
export const theListIsDeleted = 'The list is deleted';
export const youHaveLeftTheList = 'You have left the list';
export const loadingYourLists = 'Loading your lists';
export const invitations = 'Invitations';
export const aNewList = 'A new list';
export const makeTheList = 'Make the list';
export const theListIsMade = 'The list is made';
export const reviews = 'Reviews';
export const writeAndChangeThemOn = 'Write and change them on the page of their title.';
export const loadingYourReviews = 'Loading your reviews';
export const youHaveNotWrittenA =
  'You have not written a review yet. “Write a review” is beside the reviews of each title.';
export const ratings = 'Ratings';
export const eachIsOneVoteIn =
  'Each is one vote in the average of its title. Others see it only beside your review.';
export const order = 'Order';
export const loadingYourRatings = 'Loading your ratings';
export const youHaveNotRatedAnything =
  'You have not rated anything yet. “Rate this title” is in the head of each title.';
export const importAndExport = 'Import and export';
export const bringWhatYouHaveElsewhere = 'Bring what you have elsewhere';
export const aCsvFileOfLetterboxd =
  'A CSV file of Letterboxd (ratings, diary, reviews, watchlist, lists) or IMDb (ratings, watchlist, lists). The file is read here; its lines are sent to your account. Newer entries in your account stay.';
export const takeAllAlong = 'Take all along';
export const ratingsDiaryReviewsWithTheir =
  'Ratings, diary, reviews with their former versions, lists, marks, likes, members that you follow, your reports, your keys for the API without their secrets, and moderators’ decisions about you: as JSON, which other programs can read.';
export const loadingReviews = 'Loading reviews';
export const noReviewsYet = 'No reviews yet.';
export const everybodyReadsYourProfile =
  'Everybody can read <profile>your profile</profile>, your reviews and your public lists. Your diary is yours alone, and a rating of yours stands only beside your review of its title.';
export const casesForModerators =
  '{count, plural, one {# case for moderators} other {# cases for moderators}}';
export const theListName = 'the list {name}';
export const memberSince = 'Member since {day}';
export const memberOfCountrySince = '{country} · Member since {day}';
export const whatMemberMade = 'What {name} made';
export const theProfileOf = 'the profile of {name}';
export const followOrReportProfile = 'Follow or report the profile of {name}';
export const likeOrReportList = 'Like or report the list {name}';
export const logIsOpen = '<log>The log of decisions</log> is open to everybody.';
export const onlyYouCanRead = 'Only you can read this list now. The reason: {why}';
export const onlyAuthorsCanRead = 'Only its owner and authors can read this list now. The reason: {why}';
export const deleteThisList = 'Delete this list';
export const deleteThisListForGood = 'Delete this list for good';
export const deleteReviewOf = 'Delete your review of {title}';
export const deleteReviewOfForGood = 'Delete your review of {title} for good';
export const headListNotFound = 'List Not Found';
export const headMemberNotFound = 'Member Not Found';
export const moderationLogDescription = 'What the moderators of Sinima decided, and why.';
