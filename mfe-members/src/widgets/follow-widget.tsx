import { useParams } from '@sinima/runtime';
import type { ReactNode } from 'react';
import { FollowPerson } from '../features/follow/follow-person.tsx';

/** In the head of a person: follow them in the account. */
export default function FollowWidget(): ReactNode {
  const { slug = '' } = useParams();
  return <FollowPerson key={slug} slug={slug} />;
}
