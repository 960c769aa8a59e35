import type { ReactNode } from 'react';
import { useHead } from './page-head.ts';
import { WidgetSlot } from './widget-slot.tsx';

/** The home page is a slot for the widgets of all remotes. */
export function HomePage(): ReactNode {
  useHead({ title: '' });
  return <WidgetSlot name="home" />;
}
