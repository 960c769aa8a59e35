import type { ReactNode } from 'react';
import { Badge } from '../../src/badge/badge.tsx';
import { Sentence } from './sentence.tsx';
import type { PropRow, PropTable } from './site-shapes.ts';
import styles from './props-tables.module.css';

function Row({ row }: { row: PropRow }): ReactNode {
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <code>{row.name}</code> {row.isRequired ? <Badge tone="accent">Required</Badge> : null}
      </th>
      <td>
        <code className={styles.type}>{row.type}</code>
      </td>
      <td>{row.defaultValue === undefined ? '—' : <code>{row.defaultValue}</code>}</td>
      <td>
        <Sentence text={row.description} />
      </td>
    </tr>
  );
}

function elementsText(elements: readonly string[]): string {
  return `Also takes the attributes of ${elements.map((name) => `<${name}>`).join(' and ')}.`;
}

function Table({ table }: { table: PropTable }): ReactNode {
  return (
    <section className={styles.of}>
      <h3 className={styles.heading}>
        <code>{table.name}</code>
      </h3>
      {table.description === '' ? null : (
        <p className={styles.description}>
          <Sentence text={table.description} />
        </p>
      )}
      {table.rows.length === 0 ? (
        <p className={styles.none}>Takes no props of its own.</p>
      ) : (
        // Wider than a phone: it scrolls by itself, and by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.scroller} role="region" aria-label={`Props of ${table.name}`} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {['Name', 'Type', 'Default', 'What it is'].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row) => (
                <Row key={row.name} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {table.elements.length === 0 ? null : <p className={styles.none}>{elementsText(table.elements)}</p>}
    </section>
  );
}

/** What components and functions take, a table for each. */
export function PropsTables({ tables }: { tables: readonly PropTable[] }): ReactNode {
  return tables.map((table) => <Table key={table.name} table={table} />);
}
