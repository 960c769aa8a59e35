import type { ErrorShape, Field, Shape } from './api/api-description.ts';
import { Described, TypeText } from './described.tsx';
import { Example } from './example.tsx';

/** Every named shape of requests and answers; a link to one opens it. */
export function Shapes({ shapes }: { shapes: readonly Shape[] }) {
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
            {values ? <p>One of {values.join(', ')}.</p> : null}
            {fields.length === 0 ? null : <Fields fields={fields} />}
          </div>
        </details>
      ))}
    </div>
  );
}

function Fields({ fields }: { fields: readonly Field[] }) {
  return (
    <dl className="co:grid co:gap-2 co:text-sm co:wrap-anywhere">
      {fields.map(({ name, type, isOptional, bounds, description }) => (
        <div key={name} className="co:md:grid co:md:grid-cols-[12rem_minmax(0,1fr)] co:md:gap-4">
          <dt className="co:font-bold">
            <code>{name}</code>
          </dt>
          <dd className="co:text-muted">
            <TypeText type={type} />
            {isOptional ? ', may be absent' : null}
            {bounds ? `; ${bounds}` : null}
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
            <strong>{status}</strong> {summary}.
          </p>
          <Example value={example} label={`Example of an error ${status}`} />
        </li>
      ))}
    </ul>
  );
}
