export const asSpelled = 'As it is spelled, tone marks included.';
export const ownWords = 'In your own words, not copied.';
export const mainNameFirst = 'English names, separated by commas, the main one first.';
export const otherTitlesHelp = 'One a line; search finds it by these too.';
export const statusHelp = 'Upcoming until it is out.';
export const releaseDateHelp = 'Of upcoming titles: 2027-03-12, or 2027.';
export const plotHelp = 'One or two sentences. In your own words, not copied.';
export const oneSentenceALine = 'One sentence a line.';
export const birthDateHelp = 'Only of people who have died: 1947-05-30.';
export const birthPlaceHelp = 'Only of people who have died.';
export const deathDateHelp = '1998-03-21, or the year alone.';
export const nationalityHelp = 'An adjective: Nigerian.';
export const bioHelp = 'One to three sentences about the work. In your own words, not copied.';
export const oneALine = 'One a line.';
export const itemNounHelp = 'Movies';

export const correctOrAddAFact = 'Correct or add a fact';
export const history = 'History';
