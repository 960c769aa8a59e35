import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import type { ReactNode } from 'react';

/** Stands in the place of a title that does not exist. */
export function TitleMissing(): ReactNode {
  return (
    <EmptyState
      level={1}
      title="Title Not Found"
      text="The title you're looking for doesn't exist."
      action={
        <Link className={buttonClass()} to={paths.home()}>
          Return Home
        </Link>
      }
    />
  );
}
