export const contribute = 'Contribute';
export const contributeDescription = 'How to correct and widen the database.';
export const contributeIntroduction =
  'A database is as good as the people who correct it. Anybody may propose a change of the catalogue, without an account. Members look at it, and accepted changes are on the site at once.';
export const correctAFact = 'Correct a fact';
export const addWhatIsMissing = 'Add what is missing';
export const newTitle = 'A new title';
export const newPerson = 'A new person';
export const newRecordDescription = 'Add what is missing in the catalogue.';
export const searchFirst = 'Please search for it first: it may be there under another name.';
export const proposalsOfOthers = 'Proposals of others';
export const openEdits = 'Open edits';
export const yourEdits = 'Your edits';
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

export const recordNotFound = 'Record Not Found';
export const editNotFound = 'Edit Not Found';
export const nothingAtThisAddress = 'There is nothing at this address.';
export const backToThePage = 'Back to the page';

export const correctNamed = 'Correct {name}';
export const openingTheRecord = 'Opening the record';
export const editNote = 'Correct what is wrong, add what is missing.';
export const editAdvice =
  'Change only what you know, and say where others can look it up. You need no account.';

export const edits = 'Edits';
export const editsDescription = 'Proposed changes of the catalogue.';
export const editsNote = 'Proposed changes, and how they were decided.';
export const state = 'State';
export const notDecided = 'Not decided';
export const allStates = 'All';
export const country = 'Country';
export const allCountries = 'All';
export const show = 'Show';
export const loadingEdits = 'Loading edits';
export const noSuchEdits = 'There are no such edits.';

export const anEdit = 'An edit';
export const anEditOf = 'An edit of {name}';
export const oneEditNote = 'An edit, with its sources and votes.';
export const loadingTheEdit = 'Loading the edit';

export const historyOf = 'History of {name}';
export const historyNote = 'Its changes, with their reasons.';
export const loadingTheHistory = 'Loading the history';
export const neverChanged = 'This record has not been changed on the site yet.';
export const changeOn = '<link>Change {number}</link>, <day/>';

export const recentChanges = 'Recent changes';
export const recentDescription = 'What people corrected and added.';
export const recentNote = 'Accepted changes, the latest first.';
export const atomFeed = 'Atom feed';
export const loadingChanges = 'Loading changes';
export const nothingChanged = 'Nothing has been changed on the site yet.';
