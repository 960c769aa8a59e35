import { formatBytes } from '@sinima/contracts/data-use';
import { paths } from '@sinima/contracts/paths';
import { Link, useText } from '@sinima/runtime';
import { useSyncExternalStore, type ReactNode } from 'react';
import { findOwner } from '../page/fragment-owner.ts';
import { pageWeight, subscribePageWeight } from './page-weight.ts';
import { useSite } from './site.ts';
import * as messages from './app.messages.ts';

const notMeasured = (): undefined => undefined;

/**
 * The bytes that the page has taken over the network. The server does not say it, so that a page is the same for all; the place is
 * kept free until the browser has measured it.
 */
export function DataLine(): ReactNode {
  const text = useText();
  const { composition } = useSite();
  const bytes = useSyncExternalStore(subscribePageWeight, pageWeight, notMeasured);
  const isExplained = findOwner(composition, paths.dataUse()) !== null;
  return (
    <span className="sh:inline-flex sh:items-center sh:gap-x-3 sh:print:hidden">
      <span className="sh:inline-block sh:min-w-[9.5rem] sh:tabular-nums">
        {bytes === undefined ? null : text(messages.thisPage, { bytes: formatBytes(bytes) })}
      </span>
      {isExplained ? (
        <Link to={paths.dataUse()} className="sh:inline-flex sh:min-h-[36px] sh:items-center sh:text-inherit">
          {text(messages.dataUse)}
        </Link>
      ) : null}
    </span>
  );
}
