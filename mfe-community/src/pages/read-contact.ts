import type { PageContext } from '@sinima/contracts/remote';
import { contactQuery } from '../features/contact/api/contact-query.ts';

/** Read ahead of rendering whether visitors can write to this site. */
export const readContact = ({ data }: PageContext) => data.fetch(contactQuery());
