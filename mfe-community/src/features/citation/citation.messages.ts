/** A notice after copying; format is e.g. BibTeX. */
export const citationCopied = 'The clipboard has the citation of “{name}” for {format}.';
export const copyCitation = 'Copy the citation of “{name}” for {format}';
export const citeNamed = 'Cite “{name}”';
export const noSuchTitle = 'There is no title “{slug}”.';
export const noSuchPerson = 'There is no person “{slug}”.';
export const openingRecord = 'Opening the record …';
export const citationFailed = 'This part of the site is taking a break. <again>Try again</again>';
