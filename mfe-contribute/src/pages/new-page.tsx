import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { useParams, useText } from '@sinima/runtime';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import type { ReactNode } from 'react';
import { EditForm } from '../features/edit-form/edit-form.tsx';
import { kindIn } from '../paths/contribute-paths.ts';
import * as messages from './new-page.messages.ts';
import * as pagesMessages from './pages.messages.ts';
import { RecordNotFound } from './record-not-found.tsx';

/** `/contribute/new/{kind}` */
export default function NewPage(): ReactNode {
  const text = useText();
  const kind = kindIn(useParams().kind);
  if (kind !== 'title' && kind !== 'person') return <RecordNotFound />;
  return (
    <>
      <PageBanner
        title={text(kind === 'title' ? pagesMessages.newTitle : pagesMessages.newPerson)}
        note={text(messages.searchFirst)}
        slug="contribute"
      />
      <PageBody>
        <EditForm kind={kind} facts={{}} />
      </PageBody>
    </>
  );
}
