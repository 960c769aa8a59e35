import { Link, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import type { ReactNode } from 'react';
import * as messages from './page.messages.ts';

/** Where an address asks for a page of a list that comes after its last: how many there are, and the way to the first. */
export function PastTheLastPage({ pageCount, first }: { pageCount: number; first: string }): ReactNode {
  const text = useText();
  return (
    <EmptyState
      title={text(messages.thisPageIsPastThe)}
      text={text(messages.pagesThereAre, { count: pageCount })}
      level={3}
      action={
        <Link to={first} className={buttonClass({ variant: 'secondary' })}>
          {text(messages.goToTheFirstPage)}
        </Link>
      }
    />
  );
}
