import type { ApiDescription } from './api/api-description.ts';
import styles from './contents.module.css';

/** The list of calls: beside the text on a wide screen, folded away on a phone. */
export function Contents({ description }: { description: ApiDescription }) {
  return (
    <>
      <nav className={styles.beside} aria-label="Calls of the API">
        <CallLinks description={description} />
      </nav>
      <details className={styles.folded}>
        <summary className={styles.summary}>All calls</summary>
        <nav aria-label="All calls of the API">
          <CallLinks description={description} />
        </nav>
      </details>
    </>
  );
}

function CallLinks({ description }: { description: ApiDescription }) {
  return (
    <ul className={styles.groups}>
      {description.groups.map(({ noun, calls }) => (
        <li key={noun}>
          <a className={styles.noun} href={`#calls-${noun}`}>
            {noun}
          </a>
          <ul>
            {calls.map(({ id, path }) => (
              <li key={id}>
                <a href={`#${id}`}>{path.replace(/^\/api/, '')}</a>
              </li>
            ))}
          </ul>
        </li>
      ))}
      <li>
        <a className={styles.noun} href="#errors">
          errors
        </a>
      </li>
      <li>
        <a className={styles.noun} href="#shapes">
          shapes
        </a>
      </li>
    </ul>
  );
}
