import type { PreviewedRelease } from '@sinima/contracts/composition';
import type { ReactNode } from 'react';
import { PREVIEW_END_PATH } from './preview-end.ts';

/** Write a time the same way on the server and in every browser. @param iso ISO time, UTC */
const inWords = (iso: string): string => `${iso.slice(0, 10)}, ${iso.slice(11, 16)} UTC`;

const bar =
  'sh:sticky sh:bottom-0 sh:z-40 sh:flex sh:flex-wrap sh:items-center sh:justify-center sh:gap-x-4 sh:bg-ochre sh:px-4 sh:py-1 ' +
  'sh:text-center sh:text-sm sh:text-[#10183d] sh:print:hidden';

/** Tells who looks at a preview that it is one, and ends it. */
export function PreviewBar({ app, version, expires }: PreviewedRelease): ReactNode {
  return (
    <aside className={bar} aria-label="Preview">
      <p className="sh:m-0 sh:[overflow-wrap:anywhere]">
        You are looking at a preview of {app} {version}, until {inWords(expires)}.
      </p>
      <a
        className="sh:inline-flex sh:min-h-11 sh:items-center sh:font-bold sh:text-inherit"
        href={PREVIEW_END_PATH}
      >
        End the preview
      </a>
    </aside>
  );
}
