/** Things that several remotes count. */
export const titleCount = '{count, plural, one {# title} other {# titles}}';
export const personCount = '{count, plural, one {# person} other {# people}}';
export const movieCount = '{count, plural, one {# movie} other {# movies}}';
export const showCount = '{count, plural, one {# TV show} other {# TV shows}}';
export const reviewCount = '{count, plural, one {# review} other {# reviews}}';
export const likeCount = '{count, plural, one {# like} other {# likes}}';
export const seasonCount = '{count, plural, one {# season} other {# seasons}}';
export const awardCount = '{count, plural, one {# award} other {# awards}}';
export const festivalCount = '{count, plural, one {# festival} other {# festivals}}';
export const listCount = '{count, plural, one {# list} other {# lists}}';
export const itemCount = '{count, plural, one {# item} other {# items}}';
export const changeCount = '{count, plural, one {# change} other {# changes}}';
export const editCount = '{count, plural, one {# edit} other {# edits}}';
export const viewingCount = '{count, plural, one {# viewing} other {# viewings}}';
export const ratingCount = '{count, plural, one {# rating} other {# ratings}}';
export const decisionCount = '{count, plural, one {# decision} other {# decisions}}';
export const caseCount = '{count, plural, one {# case} other {# cases}}';
