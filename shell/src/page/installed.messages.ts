/** Describes the site, where it is installed as an app. */
export const installDescription = 'The public database of African film and television.';
/** A shortcut of the installed app. */
export const movies = 'Movies';
/** A shortcut of the installed app. */
export const people = 'People';
