export const featuredTalent = 'Featured Talent';
export const viewAll = 'View All';
