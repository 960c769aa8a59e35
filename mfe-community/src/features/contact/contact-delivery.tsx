import type { Contact } from '@sinima/contracts/api';
import { useQuery } from '@sinima/runtime';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import type { ReactNode } from 'react';
import { contactQuery } from './api/contact-query.ts';

/** Shows what depends on whether visitors can write to this site, and where it goes. */
export function ContactDelivery({
  children,
}: {
  children: (delivery: Contact['delivery']) => ReactNode;
}): ReactNode {
  const { data, error, refetch } = useQuery(contactQuery());
  if (data) return children(data.delivery);
  return error ? <ErrorArea onRetry={() => void refetch()} /> : <p role="status">Looking up the way …</p>;
}
