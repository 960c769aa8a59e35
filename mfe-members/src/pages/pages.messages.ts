export const loadingDecisions = 'Loading decisions';
export const headListNotFound = 'List Not Found';
