import { Loaded } from '@sinima/catalogue-ui/loaded';
import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { Skeleton } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { apiDescriptionQuery } from '../features/api-docs/api/api-description-query.ts';
import { Documentation } from '../features/api-docs/documentation.tsx';

/** `/api-docs` */
export default function ApiDocsPage(): ReactNode {
  return (
    <>
      <PageBanner
        title="API Documentation"
        slug="api-docs"
        note="Everything that Sinima knows, as JSON: open to read, without a key."
      />
      <PageBody>
        <Loaded
          query={apiDescriptionQuery()}
          loading={
            <div role="status" aria-label="Loading the documentation">
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
