export const before = 'Before:';
export const after = 'After:';
export const sourceIs = 'Source: <source/>';
