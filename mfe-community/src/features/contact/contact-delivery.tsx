import type { Contact } from '@sinima/contracts/api';
import { useQuery, useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import { contactQuery } from './api/contact-query.ts';
import * as messages from './contact-way.messages.ts';

/** Shows what depends on whether visitors can write to this site, and where it goes. */
export function ContactDelivery({
  children,
}: {
  children: (delivery: Contact['delivery']) => ReactNode;
}): ReactNode {
  const text = useText();
  const { data, error } = useQuery(contactQuery());
  if (data) return children(data.delivery);
  return <p role="status">{text(error ? messages.contactNotLookedUp : messages.lookingUpContact)}</p>;
}
