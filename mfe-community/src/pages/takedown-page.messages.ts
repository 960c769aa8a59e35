export const picturesHeading = 'Which pictures there are';
export const picturesThere =
  'The catalogue holds no posters, stills or photographs, and copies none. In their place the site draws cloths from the facts of a record; <link>About</link> says what they are inspired by. The picture that other sites show with a link to Sinima is such a cloth with a name. A picture of somebody else is used only with a licence.';
export const textsHeading = 'Which texts there are';
export const textsThere =
  'Plots and biographies are told in our own words. Of living people the catalogue holds no more than name, work, nationality and year of birth. Reviews, lists and profiles are written by members.';
export const reportHeading = 'How to report something';
export const reportFact =
  'A wrong fact: <link>propose the correction</link> with a source. You need no account.';
/** “Report” is the label of a button. */
export const reportWriting = 'A review, a list or a profile: “Report” beside it, for signed-in members.';
export const reportOwn =
  'A picture or text that is yours, or a fact about you that should not be here: through the <link>contact</link> page. Say at which address it is, what it is, and what right of yours it touches.';
export const afterwardsHeading = 'What happens then';
export const afterwardsWriting =
  'What members wrote goes to the moderators. They do not learn who reported it. They give a reason for each decision, the author can appeal it once, and a public log has it without names.';
export const afterwardsPicture =
  'A picture, or a text of the catalogue, is meant to be taken out while the claim is looked at, and to come back only if the claim does not hold. The same is meant for private facts about a person.';
export const afterwardsDecision = 'Whoever claimed it is meant to hear the decision and its reason.';
export const askTakedown = 'Ask for a picture or text to be taken down';
export const correctFacts = 'Correct or remove facts about you';
export const takedownTitle = 'Pictures and Take-down';
export const takedownDescription = 'What pictures Sinima has, and how to report one.';
