import type { ReactNode } from 'react';
import { SourceNames } from './source-names.tsx';

/** The pages that name what is shown of a year; nothing where there are none. */
export function SourcePages({ pages }: { pages: readonly string[] }): ReactNode {
  return <SourceNames sources={pages.map((page) => ({ where: decodedAddress(page), url: page }))} />;
}

/** Return an address as people read it; as it is, where it is not in UTF-8. */
function decodedAddress(address: string): string {
  const shown = address.replace(/^https?:\/\//, '');
  try {
    return decodeURI(shown);
  } catch {
    return shown;
  }
}
