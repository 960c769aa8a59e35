import type { WidgetPlacement } from '@sinima/contracts/remote';
import type { ReactNode } from 'react';
import { widgetsIn } from '../page/fragment-owner.ts';
import { fragmentKey } from '../page/fragment-ref.ts';
import { FragmentPlace } from './fragment-place.tsx';
import { useSite } from './site.ts';

/** The widgets that stand in a slot; without any, nothing. */
export function WidgetSlot({ name }: { name: WidgetPlacement['slot'] }): ReactNode {
  const { composition } = useSite();
  return widgetsIn(composition, name).map((widget) => (
    <FragmentPlace key={fragmentKey(widget)} fragment={widget} />
  ));
}
