export const pages = 'Pages';
export const previous = 'Previous';
export const next = 'Next';
export const pageOf = 'Page {page, number} of {count, number}';
