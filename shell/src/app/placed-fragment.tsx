import { SlotProvider } from '@sinima/runtime/host';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { findOwner, type OwnedPage } from '../page/fragment-owner.ts';
import type { FragmentRef } from '../page/fragment-ref.ts';
import { MatchedRoute } from './matched-route.tsx';
import { RemoteFragment } from './remote-fragment.tsx';
import { useSite } from './site.ts';
import { WidgetSlot } from './widget-slot.tsx';

interface PlacedFragmentProps {
  fragment: FragmentRef;
}

/** The contents of a fragment's place, on the server and in the browser. */
export function PlacedFragment({ fragment }: PlacedFragmentProps): ReactNode {
  const { composition } = useSite();
  const owner = findOwner(composition, useLocation().pathname);
  if (!owner) return <RemoteFragment fragment={fragment} />;
  const content = <RoutedFragment fragment={fragment} owner={owner} />;
  if (fragment.kind === 'widgets') return content;
  return (
    <SlotProvider
      value={(name) => <WidgetSlot name={`${fragment.remote as 'mfe-'}/${fragment.id}.${name}`} />}
    >
      {content}
    </SlotProvider>
  );
}

/** A fragment that reads the parameters of its address: a page, or a widget in one of its slots. */
function RoutedFragment({
  fragment,
  owner: { pattern, params },
}: PlacedFragmentProps & { owner: OwnedPage }): ReactNode {
  return (
    <RemoteFragment
      fragment={fragment}
      params={params}
      place={(content) => <MatchedRoute pattern={pattern}>{content}</MatchedRoute>}
    />
  );
}
