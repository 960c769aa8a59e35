import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApi, Parameter } from '../document/open-api.ts';
import type { Call } from '../document/operations.ts';
import type { ParameterError } from './problems.ts';

/** What filters nothing, as an absent parameter. */
const ABSENT = new Set(['', 'all']);

/** Reads the query of calls, by the schemas of their parameters. */
export class QueryReader {
  private readonly ajv = new Ajv2020({ strict: false, coerceTypes: true });
  private readonly validators = new Map<Parameter, ValidateFunction>();

  constructor(openapi: OpenApi) {
    addFormats.default(this.ajv);
    this.ajv.addSchema({ $id: 'openapi', ...openapi });
  }

  /** Return the parameters that were given, and what is wrong with them. */
  read(
    { operation }: Call,
    search: URLSearchParams,
  ): { readonly query: ReadonlyMap<string, string>; readonly errors: readonly ParameterError[] } {
    const known = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
    const query = new Map([...search].filter(([, value]) => !ABSENT.has(value)));
    const unknown = [...new Set(search.keys())]
      .filter((name) => !known.some((parameter) => parameter.name === name))
      .map((name) => ({ parameter: name, message: `"${name}" is not a parameter of this call` }));
    const wrong = known.flatMap((parameter) => {
      const message = this.fault(parameter, query.get(parameter.name));
      return message === undefined ? [] : [{ parameter: parameter.name, message }];
    });
    return { query, errors: [...unknown, ...wrong] };
  }

  private fault(parameter: Parameter, value: string | undefined): string | undefined {
    const { name, required, schema = {} } = parameter;
    if (value === undefined) return required ? `${name} must be given` : undefined;
    let validate = this.validators.get(parameter);
    if (!validate) {
      const placed = JSON.stringify({ properties: { value: schema } }).replaceAll('"#/', '"openapi#/');
      validate = this.ajv.compile(JSON.parse(placed) as object);
      this.validators.set(parameter, validate);
    }
    return validate({ value }) ? undefined : `${name} ${validate.errors?.[0]?.message ?? 'is not valid'}`;
  }
}
