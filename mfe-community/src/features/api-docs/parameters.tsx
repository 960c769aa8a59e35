import type { Call, Parameter } from './api/api-description.ts';
import { Described, TypeText } from './described.tsx';
import styles from './parameters.module.css';

/** The parameters of a call as a table; on a phone each row is a card. */
export function Parameters({ call }: { call: Call }) {
  if (call.parameters.length === 0) return <p className={styles.none}>No parameters.</p>;
  return (
    <table className={styles.table} aria-label={`Parameters of ${call.method} ${call.path}`}>
      <thead>
        <tr>
          {['Name', 'In', 'Type', 'Bounds', 'Default', 'What it does'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {call.parameters.map((parameter) => (
          <ParameterRow key={parameter.name} parameter={parameter} />
        ))}
      </tbody>
    </table>
  );
}

function ParameterRow({ parameter }: { parameter: Parameter }) {
  const { name, place, isRequired, type, bounds, description, example } = parameter;
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
        {isRequired ? <span className={styles.required}> required</span> : null}
      </th>
      <td data-label="In">{place}</td>
      <td data-label="Type">
        <TypeText type={type} />
      </td>
      <td data-label="Bounds" data-empty={bounds === '' || undefined}>
        {bounds || '—'}
      </td>
      <td data-label="Default" data-empty={parameter.default === undefined || undefined}>
        {parameter.default === undefined ? '—' : <code>{parameter.default}</code>}
      </td>
      <td>
        {description ? <Described text={description} /> : null}
        {example === undefined ? null : (
          <span className={styles.example}>
            Example: <code>{example}</code>
          </span>
        )}
      </td>
    </tr>
  );
}
