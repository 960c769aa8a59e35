export const allAwards = 'All Awards';
export const loadingTheAward = 'Loading the award';
export const award = 'Award';
export const noWinnersAreKnownHere = 'No winners are known here yet.';
