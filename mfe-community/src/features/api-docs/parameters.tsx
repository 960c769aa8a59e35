import type { Call, Parameter } from './api/api-description.ts';
import { Described, TypeText } from './described.tsx';

const cell =
  'co:border-b co:border-line co:py-2 co:ps-0 co:pe-3 co:text-start co:align-top co:wrap-break-word ' +
  'co:max-md:block co:max-md:border-0 co:max-md:py-1 co:max-md:pe-0';

/** In a card, the name of its column stands before it; an empty one is left out. */
const labelledCell = `${cell} co:max-md:before:text-muted co:max-md:before:content-[attr(data-label)_':_'] co:max-md:data-empty:hidden`;

/** The parameters of a call as a table; on a phone each row is a card. */
export function Parameters({ call }: { call: Call }) {
  if (call.parameters.length === 0) return <p className="co:text-muted">No parameters.</p>;
  return (
    <table
      className="co:w-full co:border-collapse co:text-sm co:max-md:block"
      aria-label={`Parameters of ${call.method} ${call.path}`}
    >
      <thead className="co:max-md:sr-only">
        <tr>
          {['Name', 'In', 'Type', 'Bounds', 'Default', 'What it does'].map((name) => (
            <th key={name} scope="col" className={`${cell} co:font-normal co:text-muted`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="co:max-md:block">
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
    <tr className="co:max-md:block co:max-md:border-b co:max-md:border-line co:max-md:py-2">
      <th scope="row" className={cell}>
        <code>{name}</code>
        {isRequired ? <span className="co:font-normal co:text-warn"> required</span> : null}
      </th>
      <td data-label="In" className={labelledCell}>
        {place}
      </td>
      <td data-label="Type" className={labelledCell}>
        <TypeText type={type} />
      </td>
      <td data-label="Bounds" className={labelledCell} data-empty={bounds === '' || undefined}>
        {bounds || '—'}
      </td>
      <td
        data-label="Default"
        className={labelledCell}
        data-empty={parameter.default === undefined || undefined}
      >
        {parameter.default === undefined ? '—' : <code>{parameter.default}</code>}
      </td>
      <td className={cell}>
        {description ? <Described text={description} /> : null}
        {example === undefined ? null : (
          <span className="co:block co:text-muted">
            Example: <code>{example}</code>
          </span>
        )}
      </td>
    </tr>
  );
}
