import { englishData } from '@sinima/catalogue-ui/english-data';
import { RichText, useText } from '@sinima/runtime';
import * as messages from './api-docs.messages.ts';
import type { ErrorShape, Field, Shape } from './api/api-description.ts';
import { Described, TypeText } from './described.tsx';
import { Example } from './example.tsx';

/** Every named shape of requests and answers; a link to one opens it. */
export function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  const text = useText();
  return (
    <div className="co:grid co:grid-cols-1 co:gap-1">
      {shapes.map(({ name, values, fields }) => (
        <details key={name}>
          <summary className="co:min-h-[2rem] co:cursor-pointer co:py-1">
            <code>{name}</code>
          </summary>
          {/* The anchor lies within, so that the browser opens what it is folded into. */}
          <div
            id={`shape-${name}`}
            className="co:scroll-mt-6 co:border-s-2 co:border-line co:ps-4 co:pt-2 co:pb-4"
          >
            {values ? (
              <p>
                <RichText
                  message={messages.oneOfValues}
                  parts={{ values: <span {...englishData(text)}>{values.join(', ')}</span> }}
                />
              </p>
            ) : null}
            {fields.length === 0 ? null : <Fields fields={fields} />}
          </div>
        </details>
      ))}
    </div>
  );
}

function Fields({ fields }: { fields: readonly Field[] }) {
  const text = useText();
  return (
    <dl className="co:grid co:gap-2 co:text-sm co:wrap-anywhere">
      {fields.map(({ name, type, isOptional, bounds, description }) => (
        <div key={name} className="co:md:grid co:md:grid-cols-[12rem_minmax(0,1fr)] co:md:gap-4">
          <dt className="co:font-bold">
            <code>{name}</code>
          </dt>
          <dd className="co:text-muted">
            <TypeText type={type} />
            {isOptional ? `, ${text(messages.mayBeAbsent)}` : null}
            {bounds ? <span {...englishData(text)}>; {bounds}</span> : null}
            {description ? (
              <>
                . <Described text={description} />
              </>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Examples of errors; links to a status lead to its first. */
export function Errors({ errors }: { errors: readonly ErrorShape[] }) {
  const text = useText();
  const statuses = errors.map(({ status }) => status);
  return (
    <ul className="co:grid co:list-none co:grid-cols-1 co:gap-4 co:p-0">
      {errors.map(({ status, summary, example }, place) => (
        <li
          key={summary}
          id={statuses.indexOf(status) === place ? `error-${status}` : undefined}
          className="co:scroll-mt-6"
        >
          <p>
            <strong>{status}</strong> <span {...englishData(text)}>{summary}.</span>
          </p>
          <Example value={example} label={text(messages.exampleOfError, { status })} />
        </li>
      ))}
    </ul>
  );
}
