import type { ReactNode } from 'react';

interface Source {
  readonly where: string;
  readonly url: string | null;
}

/** The sources of what is shown, each once; nothing where there are none. */
export function SourceNames({ sources }: { sources: readonly Source[] }): ReactNode {
  const named = new Map(sources.map((source) => [`${source.where} ${source.url}`, source]));
  if (named.size === 0) return null;
  return (
    <details className="ca:text-sm ca:text-muted">
      <summary>{named.size === 1 ? 'Source' : `${named.size} sources`}</summary>
      <ul className="ca:grid ca:list-none ca:gap-1 ca:p-0 ca:wrap-anywhere">
        {[...named].map(([key, { where, url }]) => (
          <li key={key}>{url === null ? where : <a href={url}>{where}</a>}</li>
        ))}
      </ul>
    </details>
  );
}
