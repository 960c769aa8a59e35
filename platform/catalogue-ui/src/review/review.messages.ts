export const professionalCritic = 'Professional Critic';
export const verifiedUser = 'Verified User';
