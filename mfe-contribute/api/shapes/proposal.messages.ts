export const whereToLookItUp = 'Where others can look it up';
export const commentOptional = 'Comment (optional)';
