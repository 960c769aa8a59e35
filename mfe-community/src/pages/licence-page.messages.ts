export const freeHeading = 'What is free for everybody';
export const freeCatalogue =
  'The catalogue is given to the public under <cc0>CC0 1.0</cc0>: titles, people, credits, awards, festivals and lists, with our plots and biographies. <dump>The whole catalogue</dump> is one file. You may copy, change and sell it, and need not ask or name us; a citation helps others to check what you say.';
export const notFreeHeading = 'What is not under CC0';
export const licenceOfProgram = 'The program behind the site is under the Apache License 2.0.';
export const licenceOfTypefaces =
  'The typefaces, made from Anton and Noto Sans, are under the SIL Open Font License; so is Noto Sans Arabic, in which pictures of shared links have their Arabic words.';
export const licenceOfFilms =
  'Films, series, their names and their marks belong to those who made them. CC0 does not cover trademarks.';
export const licenceOfMembers = 'What members write is theirs, and no part of the catalogue or of its file.';
export const licenceOfSamples =
  'Sample data are made up to try the site, and are no part of the catalogue either.';
export const sourcesHeading = 'Sources are kept';
export const sourcesKept =
  'A record names the sources of its facts, on its page and in the file. Facts from the African Film Archive (MIT License) and from oscar_data (BSD 2-Clause License) keep the notices of these collections beside the data.';
export const citeHeading = 'Cite a title or a person';
export const citeAnother = 'Cite another';
/** SITE and YYYY-MM-DD stand in the citations themselves: they stay as they are. */
export const citeIntroduction =
  'Name the source behind a fact where the record has one; cite Sinima for what it compiles. Your browser fills in the address of this site and today’s date; without JavaScript they read SITE and YYYY-MM-DD.';
export const citeWholeHeading = 'Cite the whole catalogue';
export const licenceTerms = 'What else holds for the use of the site is in the <link>terms</link>.';
export const licenceTitle = 'Licence';
export const licenceDescription = 'How to use and cite the data of Sinima.';
