import { paths } from '@sinima/contracts/paths';
import type { Message } from '@sinima/contracts/text';
import { Link, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import type { ReactNode } from 'react';
import * as messages from './pages.messages.ts';
import * as pageMessages from '../../api/shapes/page.messages.ts';

/** What a page says whose address names nothing. */
export function RecordNotFound({ title = messages.recordNotFound }: { title?: Message }): ReactNode {
  const text = useText();
  const back = (
    <Link to={paths.contribute()} className={buttonClass()}>
      {text(pageMessages.contribute)}
    </Link>
  );
  return (
    <EmptyState level={1} title={text(title)} text={text(messages.nothingAtThisAddress)} action={back} />
  );
}
