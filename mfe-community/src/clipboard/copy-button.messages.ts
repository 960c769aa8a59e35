export const copied = 'Copied';
export const notCopied = 'Not copied';
export const copyByHand = 'Select the text and copy it.';
export const copy = 'Copy';
