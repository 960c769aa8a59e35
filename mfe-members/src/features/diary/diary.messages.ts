export const again = 'Again';
export const takeOut = 'Take out';
export const atTheCinemaInLagos = 'At the cinema in Lagos';
export const changeViewingOf = 'Change the viewing of {title}';
export const takeOutOfDiary = 'Take {title} out of the diary';
