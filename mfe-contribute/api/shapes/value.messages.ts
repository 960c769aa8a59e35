export const typeMovie = 'MOVIE';
export const typeSeries = 'SERIES';
export const statusReleased = 'released';
export const statusUpcoming = 'upcoming';
export const onceAYear = 'annual';
export const everyTwoYears = 'biennial';
export const creditOf = '{person}, {role}';
export const creditAs = '{person}, {role}: {character}';
