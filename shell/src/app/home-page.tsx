import type { ReactNode } from 'react';
import { RemoteFragment } from './remote-fragment.tsx';
import { widgetsIn } from '../page/fragment-owner.ts';
import { useHead } from './page-head.ts';
import { useSite } from './site.ts';

/** The home page is a slot for the widgets of all remotes. */
export function HomePage(): ReactNode {
  const { composition } = useSite();
  useHead({ title: '' });
  return widgetsIn(composition, 'home').map((widget) => (
    <RemoteFragment key={`${widget.remote}/${widget.id}`} fragment={widget} />
  ));
}
