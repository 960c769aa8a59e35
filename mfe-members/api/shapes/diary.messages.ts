export const day = 'Day';
export const whereOptional = 'Where (optional)';
export const seenBefore = 'I had seen it before';
export const addToDiary = 'Add to diary';
export const diary = 'Diary';
