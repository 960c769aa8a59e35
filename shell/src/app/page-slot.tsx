import { useState, type ReactNode } from 'react';
import { widgetsIn } from '../page/fragment-owner.ts';
import { fragmentKey, type FragmentRef } from '../page/fragment-ref.ts';
import { useSite } from './site.ts';

/** The widgets that stand in a slot of a page; without any, nothing. */
export function PageSlot({ page, name }: { page: FragmentRef; name: string }): ReactNode {
  const { composition } = useSite();
  return widgetsIn(composition, `${page.remote as 'mfe-'}/${page.id}.${name}`).map((widget) => (
    <WidgetPlace key={fragmentKey(widget)} widget={widget} />
  ));
}

/** The same object each time, so that React leaves alone what stands there. */
const NOTHING = { __html: '' };

/**
 * The place of a widget within a page. To the page it is an element whose contents are not its own: the server puts the
 * widget's markup there, and in the browser a root of its own brings it to life
 * (`docs/decisions/0031-renderers-and-fragments.md`).
 */
function WidgetPlace({ widget }: { widget: FragmentRef }): ReactNode {
  const { part, WidgetRoot } = useSite();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const mark = part?.markOf?.(widget);
  return (
    <>
      <div
        ref={setPlace}
        className="sh:contents"
        suppressHydrationWarning
        dangerouslySetInnerHTML={mark === undefined ? NOTHING : { __html: mark }}
      />
      {WidgetRoot && place ? <WidgetRoot place={place} widget={widget} /> : null}
    </>
  );
}
