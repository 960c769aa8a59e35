export const awards = 'Awards';
export const loadingAwards = 'Loading awards';
export const noAwardsAreKnownFor = 'No awards are known for this person yet.';
