import type { ReactNode } from 'react';

/** The pages that name what is shown of a year; nothing where there are none. */
export function SourcePages({ pages }: { pages: readonly string[] }): ReactNode {
  if (pages.length === 0) return null;
  return (
    <details className="ca:text-sm ca:text-muted">
      <summary>{pages.length === 1 ? 'Source' : `${pages.length} sources`}</summary>
      <ul className="ca:grid ca:list-none ca:gap-1 ca:p-0 ca:wrap-anywhere">
        {pages.map((page) => (
          <li key={page}>
            <a href={page}>{decodedAddress(page)}</a>
          </li>
        ))}
      </ul>
    </details>
  );
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
