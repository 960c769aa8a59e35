export const closeDialog = 'Close';
