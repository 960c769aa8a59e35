import type { ReactNode } from 'react';
import type { OwnedPage } from '../page/fragment-owner.ts';
import type { FragmentRef } from '../page/fragment-ref.ts';
import { MatchedRoute } from './matched-route.tsx';
import { RemoteFragment } from './remote-fragment.tsx';

interface RoutedFragmentProps {
  fragment: FragmentRef;
  /** The owner of the address, with the pattern that it matches. */
  owner: OwnedPage;
}

/** A fragment that reads the parameters of its address: a page, or a widget in one of its slots. */
export function RoutedFragment({ fragment, owner: { pattern, params } }: RoutedFragmentProps): ReactNode {
  return (
    <RemoteFragment
      fragment={fragment}
      params={params}
      place={(content) => <MatchedRoute pattern={pattern}>{content}</MatchedRoute>}
    />
  );
}
