export const homePicks = 'Home Picks';
export const allOfHomePicks = 'View All';
export const loadingHomePicks = 'Loading home picks';
