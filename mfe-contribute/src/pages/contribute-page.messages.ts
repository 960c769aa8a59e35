export const contributeDescription = 'How to correct and widen the database.';
export const contributeIntroduction =
  'A database is as good as the people who correct it. Anybody may propose a change of the catalogue, without an account. Members look at it, and accepted changes are on the site at once.';
export const addWhatIsMissing = 'Add what is missing';
export const proposalsOfOthers = 'Proposals of others';
export const openEdits = 'Open edits';
export const correctionNeeds = 'A correction needs';
export const needsRecord =
  'the record that it is about: “Correct or add a fact” on its page leads to its form;';
export const needsChange = 'what is wrong, and what would be right;';
export const needsSource =
  'a source that others can look up: credits on screen, a distributor, a festival, a newspaper.';
export const howDecided = 'How it is decided';
export const howDecidedRules =
  'An edit is open for seven days. Three members with standing accept it, after 48 hours at the earliest. A “no” with a reason stops it; its author has 72 hours to answer. Editors decide at once, and edits that nobody has reviewed go to them. Ten accepted edits give standing.';
export const whatWeDoNotTake = 'What we do not take';
export const whatWeDoNotTakeRules =
  'Of living people the database holds no more than name, work, nationality and year of birth. Plots are told in our own words, and pictures are used only with a licence.';
export const takeItWithYou = 'Take it with you';
export const openCatalogue =
  '<dump>The whole catalogue</dump> is one file, a record a line (NDJSON), given to the public under <cc0>CC0 1.0</cc0>: titles, people, awards, festivals and lists, without the sample data of this site. What you add is given under CC0 too. Single records are in the <api>API</api>.';
