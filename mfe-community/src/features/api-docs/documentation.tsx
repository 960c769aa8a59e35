import { englishData } from '@sinima/catalogue-ui/english-data';
import { paths } from '@sinima/contracts/paths';
import { Link, RichText, useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import * as messages from './api-docs.messages.ts';
import type { ApiDescription } from './api/api-description.ts';
import { CallEntry } from './call-entry.tsx';
import { Contents } from './contents.tsx';
import { Errors, Shapes } from './shapes.tsx';

/** The whole documentation: contents, the calls by noun, the errors, the shapes. */
export function Documentation({ description }: { description: ApiDescription }): ReactNode {
  const text = useText();
  return (
    <div className="co:grid co:grid-cols-1 co:items-start co:gap-6 co:lg:grid-cols-[17rem_minmax(0,1fr)]">
      <Contents description={description} />
      <div className="co:min-w-0 co:[&_code]:text-[0.95em] co:[&_code]:[direction:ltr] co:[&_code]:[unicode-bidi:isolate]">
        <p>
          <RichText
            message={messages.apiVersion}
            values={{ version: description.version }}
            parts={{
              document: (content) => <a href="/api/openapi.json">{content}</a>,
              terms: (content) => <Link to={`${paths.terms()}#api`}>{content}</Link>,
            }}
          />
        </p>
        {description.groups.map(({ noun, anchor, calls }) => (
          <Group key={noun} id={anchor} title={<span {...englishData(text)}>{noun}</span>}>
            {calls.map((call) => (
              <CallEntry key={call.id} call={call} />
            ))}
          </Group>
        ))}
        <Group id="errors" title={text(messages.apiErrors)}>
          <p>{text(messages.apiErrorsNote)}</p>
          <Errors errors={description.errors} />
        </Group>
        <Group id="shapes" title={text(messages.apiShapes)}>
          <Shapes shapes={description.shapes} />
        </Group>
      </div>
    </div>
  );
}

interface GroupProps {
  id: string;
  title: ReactNode;
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
