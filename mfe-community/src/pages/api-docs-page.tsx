import { Loaded } from '@sinima/catalogue-ui/loaded';
import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { useText } from '@sinima/runtime';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { Skeleton } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { apiDescriptionQuery } from '../features/api-docs/api/api-description-query.ts';
import { Documentation } from '../features/api-docs/documentation.tsx';
import * as messages from './api-docs-page.messages.ts';

/** `/api-docs` */
export default function ApiDocsPage(): ReactNode {
  const text = useText();
  return (
    <>
      <PageBanner title={text(messages.apiDocsTitle)} slug="api-docs" note={text(messages.apiDocsNote)} />
      <PageBody>
        <Loaded
          query={apiDescriptionQuery()}
          loading={
            <div role="status" aria-label={text(messages.loadingApiDocs)}>
              <Skeleton height="60vh" />
            </div>
          }
        >
          {(description) => <Documentation description={description} />}
        </Loaded>
      </PageBody>
    </>
  );
}
