export const loadingFeaturedTalent = 'Loading featured talent';
export const noFeaturedTalentAvailableAt = 'No featured talent available at the moment.';
