export const again = 'Again';
export const takeOut = 'Take out';
export const day = 'Day';
export const whereOptional = 'Where (optional)';
export const atTheCinemaInLagos = 'At the cinema in Lagos';
export const changeViewingOf = 'Change the viewing of {title}';
export const takeOutOfDiary = 'Take {title} out of the diary';
export const seenBefore = 'I had seen it before';
