export const statusTitle = 'Status';
/** A time stands in it: "2026-11-20 10:30 UTC". */
export const asOf = 'As of {time}.';
export const whatIsLive = 'What is live';
/** The parts of the site that stand around each page. */
export const frameName = 'Header, footer and frame';
export const liveSince = '{version}, live since {time}';
export const apiSilent = 'It does not answer at the moment.';
/** Of the API. Its contract is the description of its calls. */
export const apiAnswers = 'It answers; version {version} of its contract.';
export const lastIncident = 'Last incident';
/** A version of a part of the site, which its name stands for, is not shown to visitors any more. */
export const takenBack = '{time}: a version of “{app}” was taken back.';
export const noneTakenBack = 'None of the versions that are still known was taken back.';
export const notKnownHeading = 'What this page does not know';
export const notKnownText =
  'Nobody measures from outside how often the site is out of reach, so there is no such figure here. Incidents are versions that were taken back; faults of networks, machines and databases are not among them. This page comes from the site’s own servers: where they are down, it is too.';
/** {language} is its own name for itself. */
export const textsHeading = 'The texts in {language}';
export const textsOfApp =
  '{total, plural, one {# text} other {# texts}}: {reviewed, number} reviewed by a speaker, {draft, number} drafts, {missing, number} still in English';
export const notTranslated = 'Not translated: it is in English.';
export const textsAreDrafts =
  'A draft was translated without a speaker’s review. If you speak the language, you can help: tell us what should be said in another way.';
export const helpToTranslate = 'Write to us';
export const statusHome = 'Home';
export const inOtherLanguages = 'In other languages';
