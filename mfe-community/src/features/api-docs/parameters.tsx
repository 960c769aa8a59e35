import { englishData } from '@sinima/catalogue-ui/english-data';
import { RichText, useText } from '@sinima/runtime';
import * as messages from './api-docs.messages.ts';
import type { Call, Parameter } from './api/api-description.ts';
import { Described, TypeText } from './described.tsx';

const cell =
  'co:border-b co:border-line co:py-2 co:ps-0 co:pe-3 co:text-start co:align-top co:wrap-break-word ' +
  'co:max-md:block co:max-md:border-0 co:max-md:py-1 co:max-md:pe-0';

/** In a card, the name of its column stands before it; an empty one is left out. */
const labelledCell = `${cell} co:max-md:before:text-muted co:max-md:before:content-[attr(data-label)_':_'] co:max-md:data-empty:hidden`;

const COLUMNS = [
  messages.parameterName,
  messages.parameterPlace,
  messages.parameterType,
  messages.parameterBounds,
  messages.parameterDefault,
  messages.parameterPurpose,
];

/** The parameters of a call as a table; on a phone each row is a card. */
export function Parameters({ call }: { call: Call }) {
  const text = useText();
  if (call.parameters.length === 0) return <p className="co:text-muted">{text(messages.noParameters)}</p>;
  return (
    <table
      className="co:w-full co:border-collapse co:text-sm co:max-md:block"
      aria-label={text(messages.parametersOfCall, { call: `${call.method} ${call.path}` })}
    >
      <thead className="co:max-md:sr-only">
        <tr>
          {COLUMNS.map((name, place) => (
            <th key={place} scope="col" className={`${cell} co:font-normal co:text-muted`}>
              {text(name)}
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
  const text = useText();
  const { name, place, isRequired, type, bounds, description, example } = parameter;
  return (
    <tr className="co:max-md:block co:max-md:border-b co:max-md:border-line co:max-md:py-2">
      <th scope="row" className={cell}>
        <code>{name}</code>
        {isRequired ? (
          <span className="co:font-normal co:text-warn"> {text(messages.parameterRequired)}</span>
        ) : null}
      </th>
      <td data-label={text(messages.parameterPlace)} className={labelledCell}>
        <span {...englishData(text)}>{place}</span>
      </td>
      <td data-label={text(messages.parameterType)} className={labelledCell}>
        <TypeText type={type} />
      </td>
      <td
        data-label={text(messages.parameterBounds)}
        className={labelledCell}
        data-empty={bounds === '' || undefined}
      >
        {bounds ? <span {...englishData(text)}>{bounds}</span> : '—'}
      </td>
      <td
        data-label={text(messages.parameterDefault)}
        className={labelledCell}
        data-empty={parameter.default === undefined || undefined}
      >
        {parameter.default === undefined ? '—' : <code>{parameter.default}</code>}
      </td>
      <td className={cell}>
        {description ? <Described text={description} /> : null}
        {example === undefined ? null : (
          <span className="co:block co:text-muted">
            <RichText message={messages.parameterExample} parts={{ value: <code>{example}</code> }} />
          </span>
        )}
      </td>
    </tr>
  );
}
