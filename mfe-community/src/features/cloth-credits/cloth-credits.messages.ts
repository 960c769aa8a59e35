/** Label of the list of cloths, for screen readers. */
export const clothsLabel = 'Where the cloths learn from';
/** What stands for the parts comes in English from the drawing. */
export const clothInspiredBy = 'Inspired by <what/>.';
export const clothKnownThrough = 'Known through <whom/>. Drawn for <where/>.';
