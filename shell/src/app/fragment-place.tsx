import { useState, type ReactNode } from 'react';
import type { FragmentRef } from '../page/fragment-ref.ts';
import { useSite } from './site.ts';

/** The same object each time, so that React leaves alone what stands there. */
const NOTHING = { __html: '' };

/**
 * The place of a fragment in the frame or in a page: an element whose contents are not their own. The server puts the fragment's
 * markup there, and in the browser a root of its own brings it to life (`docs/decisions/0031-renderers-and-fragments.md`).
 */
export function FragmentPlace({ fragment }: { fragment: FragmentRef }): ReactNode {
  const { markOf, FragmentRoot } = useSite();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <div
        ref={setPlace}
        className="sh:contents"
        suppressHydrationWarning
        dangerouslySetInnerHTML={markOf ? { __html: markOf(fragment) } : NOTHING}
      />
      {FragmentRoot && place ? <FragmentRoot place={place} fragment={fragment} /> : null}
    </>
  );
}
