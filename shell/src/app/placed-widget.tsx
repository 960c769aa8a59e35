import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { findOwner } from '../page/fragment-owner.ts';
import type { FragmentRef } from '../page/fragment-ref.ts';
import { RoutedFragment } from './routed-fragment.tsx';
import { useSite } from './site.ts';

/** The contents of a widget's own root, on the server and in the browser: it has the page's address. */
export function PlacedWidget({ widget }: { widget: FragmentRef }): ReactNode {
  const { composition } = useSite();
  const owner = findOwner(composition, useLocation().pathname);
  return owner && <RoutedFragment fragment={widget} owner={owner} />;
}
