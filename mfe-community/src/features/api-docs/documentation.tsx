import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import type { ReactNode } from 'react';
import type { ApiDescription } from './api/api-description.ts';
import { CallEntry } from './call-entry.tsx';
import { Contents } from './contents.tsx';
import { Errors, Shapes } from './shapes.tsx';

/** The whole documentation: contents, the calls by noun, the errors, the shapes. */
export function Documentation({ description }: { description: ApiDescription }): ReactNode {
  return (
    <div className="co:grid co:grid-cols-1 co:items-start co:gap-6 co:lg:grid-cols-[17rem_minmax(0,1fr)]">
      <Contents description={description} />
      <div className="co:min-w-0 co:[&_code]:text-[0.95em]">
        <p>
          Version {description.version}. The same as a machine reads it:{' '}
          <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).{' '}
          <Link to={`${paths.terms()}#api`}>Limits, keys and terms of the API</Link>.
        </p>
        {description.groups.map(({ noun, anchor, calls }) => (
          <Group key={noun} id={anchor} title={noun}>
            {calls.map((call) => (
              <CallEntry key={call.id} call={call} />
            ))}
          </Group>
        ))}
        <Group id="errors" title="Errors">
          <p>Every error is a problem document (RFC 9457), as application/problem+json.</p>
          <Errors errors={description.errors} />
        </Group>
        <Group id="shapes" title="Shapes">
          <Shapes shapes={description.shapes} />
        </Group>
      </div>
    </div>
  );
}

interface GroupProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Group({ id, title, children }: GroupProps): ReactNode {
  const headingId = `${id}-heading`;
  return (
    <section id={id} className="co:pt-6" aria-labelledby={headingId}>
      <h2
        id={headingId}
        className="co:headline co:border-b-4 co:border-thread co:pb-2 co:text-xl co:tracking-[0.01em] co:uppercase"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}
