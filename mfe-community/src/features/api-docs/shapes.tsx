import type { ErrorShape, Field, Shape } from './api/api-description.ts';
import { Described, TypeText } from './described.tsx';
import { Example } from './example.tsx';
import styles from './shapes.module.css';

/** Every named shape of what is asked and answered; a link to one opens it. */
export function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return (
    <div className={styles.shapes}>
      {shapes.map(({ name, values, fields }) => (
        <details key={name}>
          <summary className={styles.summary}>
            <code>{name}</code>
          </summary>
          {/* The anchor lies within, so that the browser opens what it is folded into. */}
          <div id={`shape-${name}`} className={styles.content}>
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
    <dl className={styles.fields}>
      {fields.map(({ name, type, isOptional, bounds, description }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
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

/** What an error looks like, by status. */
export function Errors({ errors }: { errors: readonly ErrorShape[] }) {
  return (
    <ul className={styles.errors}>
      {errors.map(({ status, summary, example }) => (
        <li key={status} id={`error-${status}`}>
          <p>
            <strong>{status}</strong> {summary}.
          </p>
          <Example value={example} label={`Example of an error ${status}`} />
        </li>
      ))}
    </ul>
  );
}
