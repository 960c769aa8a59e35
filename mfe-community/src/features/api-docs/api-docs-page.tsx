import { useQuery } from '@sinima/runtime';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { Skeleton } from '@sinima/ui-kit/skeleton';
import section from '../../section.module.css';
import type { ApiDescription } from './api/api-description.ts';
import { apiDescriptionQuery } from './api/api-description-query.ts';
import styles from './api-docs-page.module.css';
import { CallEntry } from './components/call-entry.tsx';
import { Contents } from './components/contents.tsx';
import { Errors, Shapes } from './components/shapes.tsx';

/** `/api-docs` */
export default function ApiDocsPage() {
  const { data: description, error, refetch } = useQuery(apiDescriptionQuery());
  return (
    <>
      <PageBanner
        title="API Documentation"
        slug="api-docs"
        note="Everything that Sinima knows, as JSON: open to read, without a key."
      />
      <div className={section.page}>
        {description ? (
          <Documentation description={description} />
        ) : error ? (
          <ErrorArea onRetry={() => void refetch()} />
        ) : (
          <div role="status" aria-label="Loading the documentation">
            <Skeleton height="60vh" />
          </div>
        )}
      </div>
    </>
  );
}

function Documentation({ description }: { description: ApiDescription }) {
  return (
    <div className={styles.columns}>
      <Contents description={description} />
      <div className={styles.text}>
        <p>
          Version {description.version}. The same as a machine reads it:{' '}
          <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).
        </p>
        {description.groups.map(({ noun, calls }) => (
          <section key={noun} id={`calls-${noun}`} className={styles.group} aria-labelledby={`noun-${noun}`}>
            <h2 id={`noun-${noun}`} className={styles.noun}>
              {noun}
            </h2>
            {calls.map((call) => (
              <CallEntry key={call.id} call={call} />
            ))}
          </section>
        ))}
        <section id="errors" className={styles.group} aria-labelledby="errors-heading">
          <h2 id="errors-heading" className={styles.noun}>
            Errors
          </h2>
          <p>Every error is a problem document (RFC 9457), as application/problem+json.</p>
          <Errors errors={description.errors} />
        </section>
        <section id="shapes" className={styles.group} aria-labelledby="shapes-heading">
          <h2 id="shapes-heading" className={styles.noun}>
            Shapes
          </h2>
          <Shapes shapes={description.shapes} />
        </section>
      </div>
    </div>
  );
}
