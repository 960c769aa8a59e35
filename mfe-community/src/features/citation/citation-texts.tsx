import { useText } from '@sinima/runtime';
import { useSyncExternalStore, type ReactNode } from 'react';
import { CopyButton } from '../../clipboard/copy-button.tsx';
import { CITATION_FORMATS } from './citation-formats.ts';
import * as messages from './citation.messages.ts';
import type { CitedWork } from './cited-work.ts';

const never = () => () => undefined;

const origin = (): string => location.origin;
const today = (): string => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
};

const unknownOrigin = (): string => 'https://SITE';
const unknownDay = (): string => 'YYYY-MM-DD';

/**
 * A work as text to copy, in each format. A cached page knows no day and renderers no address of the site: the browser fills
 * in both. Lines do not wrap, so that nothing moves then.
 */
export function CitationTexts({ work }: { work: CitedWork }): ReactNode {
  const text = useText();
  const site = useSyncExternalStore(never, origin, unknownOrigin);
  const accessed = useSyncExternalStore(never, today, unknownDay);
  return CITATION_FORMATS.map(({ label, write }) => {
    const citation = write({ ...work, url: `${site}${work.path}`, accessed });
    return (
      <div key={label} className="co:grid co:min-w-0 co:justify-items-start co:gap-2">
        <label className="co:grid co:w-full co:min-w-0 co:gap-1">
          <span className="co:text-sm co:font-bold co:text-muted">{label}</span>
          <textarea
            className="co:w-full co:min-w-0 co:rounded-1 co:border-2 co:border-control co:bg-surface co:p-3 co:font-mono co:text-sm co:whitespace-pre co:text-text"
            dir="ltr"
            rows={citation.split('\n').length + 1}
            value={citation}
            readOnly
            spellCheck={false}
            autoComplete="off"
          />
        </label>
        <CopyButton
          content={citation}
          label={text(messages.copyCitation, { name: work.name, format: label })}
          done={text(messages.citationCopied, { name: work.name, format: label })}
        />
      </div>
    );
  });
}
