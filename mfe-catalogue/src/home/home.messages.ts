export const sponsored = 'Sponsored';
