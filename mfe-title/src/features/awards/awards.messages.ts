export const trivia = 'Trivia';
export const noTriviaIsKnownFor = 'No trivia is known for this title yet.';
export const awards = 'Awards';
export const loadingAwards = 'Loading awards';
export const noAwardsAreKnownFor = 'No awards are known for this title yet.';
