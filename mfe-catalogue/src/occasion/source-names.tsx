import { useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import * as messages from './occasion.messages.ts';

interface Source {
  readonly where: string;
  readonly url: string | null;
}

/** The sources of what is shown, each once; nothing where there are none. */
export function SourceNames({ sources }: { sources: readonly Source[] }): ReactNode {
  const text = useText();
  const named = new Map(sources.map((source) => [`${source.where} ${source.url}`, source]));
  if (named.size === 0) return null;
  return (
    <details className="ca:text-sm ca:text-muted">
      <summary>{text(messages.sourcesCount, { count: named.size })}</summary>
      <ul className="ca:grid ca:list-none ca:gap-1 ca:p-0 ca:wrap-anywhere">
        {[...named].map(([key, { where, url }]) => (
          <li key={key}>{url === null ? where : <a href={url}>{where}</a>}</li>
        ))}
      </ul>
    </details>
  );
}
