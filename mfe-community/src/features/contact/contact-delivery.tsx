import type { Contact } from '@sinima/contracts/api';
import { useQuery } from '@sinima/runtime';
import type { ReactNode } from 'react';
import { contactQuery } from './api/contact-query.ts';

/** Shows what depends on whether visitors can write to this site, and where it goes. */
export function ContactDelivery({
  children,
}: {
  children: (delivery: Contact['delivery']) => ReactNode;
}): ReactNode {
  const { data, error } = useQuery(contactQuery());
  if (data) return children(data.delivery);
  return (
    <p role="status">
      {error
        ? 'Whether somebody can be reached here could not be looked up. Reload the page to try again.'
        : 'Looking up whether somebody can be reached here …'}
    </p>
  );
}
