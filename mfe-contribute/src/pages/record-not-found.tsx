import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import type { ReactNode } from 'react';

/** What a page says whose address names nothing. */
export function RecordNotFound({ noun = 'Record' }: { noun?: string }): ReactNode {
  const back = (
    <Link to={paths.contribute()} className={buttonClass()}>
      Contribute
    </Link>
  );
  return (
    <EmptyState
      level={1}
      title={`${noun} Not Found`}
      text="There is nothing at this address."
      action={back}
    />
  );
}
