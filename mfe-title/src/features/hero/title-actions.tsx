import { useText } from '@sinima/runtime';
import { ShareButton } from '@sinima/catalogue-ui/share-button';
import { factsOfTitle } from '@sinima/catalogue-ui/shared-record';
import { savedTitle, useSavedMark, type Mark } from '@sinima/catalogue-ui/saved-mark';
import type { TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Tooltip } from '@sinima/ui-kit/tooltip';
import type { ReactNode } from 'react';
import * as messages from './hero.messages.ts';

const action =
  'ti:grid ti:size-target ti:cursor-pointer ti:place-items-center ti:rounded-1 ti:border-2 ti:border-current ' +
  'ti:bg-transparent ti:p-0 ti:text-inherit ti:hover:bg-current/14 ti:focus-visible:outline-ochre ' +
  'ti:aria-pressed:text-ochre';

const icons = {
  share:
    'M18 8a3 3 0 1 0-2.8-4M6 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm12 7a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM8.6 13.5l6.8 4M15.4 6.5l-6.8 4',
  watchlist: 'M6 3h12v18l-6-4.5L6 21Z',
  like: 'M12 20.5 4 12.6a5 5 0 0 1 7-7.1l1 1 1-1a5 5 0 0 1 7 7.1Z',
} as const;

function Icon({ of, filled = false }: { of: keyof typeof icons; filled?: boolean }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={icons[of]} fill={filled ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

function MarkButton({
  mark,
  label,
  title,
}: {
  mark: Mark & keyof typeof icons;
  label: string;
  title: TitleDetail;
}): ReactNode {
  const [marked, setMarked] = useSavedMark(mark, savedTitle(title));
  return (
    <Tooltip text={label}>
      <button
        type="button"
        className={action}
        aria-label={label}
        aria-pressed={marked}
        onClick={() => setMarked(!marked)}
      >
        <Icon of={mark} filled={marked} />
      </button>
    </Tooltip>
  );
}

/** Share, watchlist and like. The last two are saved in this browser. */
export function TitleActions({ title }: { title: TitleDetail }): ReactNode {
  const text = useText();
  return (
    <span className="ti:inline-flex ti:gap-2">
      <Tooltip text={text(messages.share)}>
        <ShareButton
          className={action}
          aria-label={text(messages.share)}
          record={{
            name: title.displayTitle,
            facts: factsOfTitle(title, text),
            path: paths.title(title.slug),
          }}
        >
          <Icon of="share" />
        </ShareButton>
      </Tooltip>
      <MarkButton mark="watchlist" label={text(messages.addToWatchlist)} title={title} />
      <MarkButton mark="like" label={text(messages.like)} title={title} />
    </span>
  );
}
