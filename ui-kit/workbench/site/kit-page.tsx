import type { ReactNode } from 'react';
import { PageBanner } from '../../src/page-banner/page-banner.tsx';
import { exhibits } from '../exhibits.ts';
import { ExhibitSection } from './exhibit-section.tsx';
import type { TokenSets } from './site-shapes.ts';

/** The whole kit on one page: to look over, to print, and to check at once. */
export function KitPage(tokens: TokenSets): ReactNode {
  return (
    <>
      <PageBanner title="The kit on one page" slug="kit" note="Every piece in every state." />
      {exhibits.map((exhibit) => (
        <ExhibitSection key={exhibit.name} exhibit={exhibit} {...tokens} />
      ))}
    </>
  );
}
