/** The page's description of the API: the OpenAPI document without repetitions. */
export interface ApiDescription {
  readonly version: string;
  readonly groups: readonly CallGroup[];
  readonly shapes: readonly Shape[];
  readonly errors: readonly ErrorShape[];
}

/** The calls about one noun. */
export interface CallGroup {
  readonly noun: string;
  /** Where the group stands in the page: an id, which knows no spaces. */
  readonly anchor: string;
  readonly calls: readonly Call[];
}

export interface Call {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly answers: readonly Answer[];
  /** Statuses of its errors, all of one shape. */
  readonly errors: readonly string[];
  /** An address that can be opened as it is; absent where a value is needed in the path, and of calls that write. */
  readonly tryAt?: string;
}

export interface Parameter {
  readonly name: string;
  readonly place: string;
  readonly isRequired: boolean;
  readonly type: TypeName;
  readonly bounds: string;
  readonly default?: string;
  readonly example?: string;
  readonly description: string;
}

/** An answer other than an error. */
export interface Answer {
  readonly status: string;
  readonly description: string;
  readonly type?: TypeName;
  readonly example?: unknown;
  readonly headers: readonly { readonly name: string; readonly description: string }[];
}

/** A type as it is written; `of` names the shape that is part of it. */
export interface TypeName {
  readonly text: string;
  readonly of?: string;
}

/** A named schema: either a choice of values or a record of fields. */
export interface Shape {
  readonly name: string;
  readonly values?: readonly string[];
  readonly fields: readonly Field[];
}

export interface Field {
  readonly name: string;
  readonly type: TypeName;
  readonly isOptional: boolean;
  readonly bounds: string;
  readonly description: string;
}

export interface ErrorShape {
  readonly status: number;
  readonly summary: string;
  readonly example: unknown;
}
