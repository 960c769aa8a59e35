export const noRoom =
  'This browser has no room left for this site. It lasts until you leave this page; what you saved before is safe.';
export const notAllowed =
  'This browser does not let this site save anything. It lasts until you leave this page; what you saved before is safe.';
export const markNotSaved = 'Not saved';
