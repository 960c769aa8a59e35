import styles from './example.module.css';

/** An example as formatted JSON, folded away. */
export function Example({ value, label }: { value: unknown; label: string }) {
  return (
    <details>
      <summary className={styles.summary}>{label}</summary>
      <pre className={styles.json}>
        <code>{JSON.stringify(value, null, 2)}</code>
      </pre>
    </details>
  );
}
