import type { PageContext, PageHead } from '@sinima/contracts/remote';
import { kindIn } from '../paths/contribute-paths.ts';
import * as messages from './new-page.messages.ts';
import * as pagesMessages from './pages.messages.ts';

/** The form of a new title or person. */
export { default } from './new-page.tsx';

export function head({ params, text }: PageContext): PageHead {
  const kind = kindIn(params.kind);
  return kind === 'title' || kind === 'person'
    ? {
        title: text(kind === 'title' ? pagesMessages.newTitle : pagesMessages.newPerson),
        description: text(messages.newRecordDescription),
      }
    : { title: text(pagesMessages.recordNotFound), status: 404 };
}
