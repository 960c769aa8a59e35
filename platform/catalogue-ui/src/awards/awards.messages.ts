export const winner = 'Winner';
export const nominee = 'Nominee';
