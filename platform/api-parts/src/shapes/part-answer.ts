/** A call that a part is handed. */
export interface PartCall {
  readonly method: string;
  /** Path and query, without the release: `/api/festivals?page=2`. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/** The answer of a part. */
export interface PartAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** The route that answered: `/api/festivals/slug/:slug`. */
  readonly route: string;
}

/** The most bytes of one answer. */
export const MAX_BODY_BYTES = 2_000_000;

const MAX_HEADERS = 40;
const MAX_HEADER_LENGTH = 4_000;
const HEADER_NAME = /^[a-z0-9-]{1,60}$/;
/** Everything that can stand in a header: no line ends in it. */
const HEADER_VALUE = /^[\t\u0020-\u007e\u0080-\u00ff]*$/;
const ROUTE = /^\/api\/[\w\-.:*/]{1,200}$/;

/** Return what is wrong with an answer; undefined: it is one. */
export function wrongAnswer(answer: unknown): string | undefined {
  const { status, headers, body, route } = (answer ?? {}) as Partial<PartAnswer>;
  if (!Number.isInteger(status) || status! < 200 || status! > 599) return 'its status is none';
  if (typeof route !== 'string' || !ROUTE.test(route)) return 'it names no route';
  if (!(body instanceof Uint8Array)) return 'its body is none';
  if (body.byteLength > MAX_BODY_BYTES) {
    return `its body has ${body.byteLength} bytes; ${MAX_BODY_BYTES} are allowed`;
  }
  if (typeof headers !== 'object' || headers === null) return 'it has no headers';
  const entries = Object.entries(headers);
  const isHeader = ([name, value]: [string, unknown]): boolean =>
    HEADER_NAME.test(name) &&
    typeof value === 'string' &&
    value.length <= MAX_HEADER_LENGTH &&
    HEADER_VALUE.test(value);
  if (entries.length > MAX_HEADERS || !entries.every(isHeader)) return 'its headers are none';
  return wrongJson(headers['content-type'], body);
}

function wrongJson(type: string | undefined, body: Uint8Array): string | undefined {
  if (body.byteLength === 0 || type === undefined || !/^application\/(\w+\+)?json\b/.test(type))
    return undefined;
  try {
    JSON.parse(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString());
    return undefined;
  } catch {
    return `it is called ${type}, and is no JSON`;
  }
}
