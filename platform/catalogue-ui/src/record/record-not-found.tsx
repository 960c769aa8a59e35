import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import type { ReactNode } from 'react';

interface RecordNotFoundProps {
  /** The kind of the missing record, e.g. "Award". */
  noun: string;
  /** The way to all of them; the way home by default. */
  back?: { readonly to: string; readonly label: string };
}

/** The screen in the place of a record that does not exist. */
export function RecordNotFound({ noun, back }: RecordNotFoundProps): ReactNode {
  return (
    <EmptyState
      level={1}
      title={`${noun} Not Found`}
      text={`The ${noun.toLowerCase()} you're looking for doesn't exist.`}
      action={
        <Link
          to={back?.to ?? paths.home()}
          className={buttonClass({ variant: back === undefined ? 'primary' : 'secondary' })}
        >
          {back?.label ?? 'Return Home'}
        </Link>
      }
    />
  );
}
