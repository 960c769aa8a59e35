import { paths } from '@sinima/contracts/paths';
import { Link, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import type { ReactNode } from 'react';
import type { RecordKind } from '../record-kinds/record-kind.ts';
import * as messages from './record.messages.ts';

interface RecordNotFoundProps {
  /** Of the missing record. */
  kind: RecordKind;
  /** The way to all of them; the way home by default. */
  back?: { readonly to: string; readonly label: string };
}

/** The screen in the place of a record that does not exist. */
export function RecordNotFound({ kind, back }: RecordNotFoundProps): ReactNode {
  const text = useText();
  const { notFound, missing } = kind;
  return (
    <EmptyState
      level={1}
      title={text(notFound)}
      text={text(missing)}
      action={
        <Link
          to={back?.to ?? paths.home()}
          className={buttonClass({ variant: back === undefined ? 'primary' : 'secondary' })}
        >
          {back?.label ?? text(messages.notFoundHome)}
        </Link>
      }
    />
  );
}
