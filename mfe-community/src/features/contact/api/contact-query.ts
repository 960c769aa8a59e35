import { apiQuery } from '@sinima/runtime';

/** Whether visitors can write to the people who run this site. */
export const contactQuery = () => apiQuery('/api/contact');
