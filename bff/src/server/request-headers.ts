/** The headers of a request that matter to a cached response. */
export interface RequestHeaders {
  /** Whose request a proxy says it is: `X-Forwarded-For`. */
  forwardedFor: string | undefined;
  ifNoneMatch: string | undefined;
  requestId: string | undefined;
}

/**
 * Read them from a request's headers as they came, names and values in turn: making the object of all headers, as
 * `request.headers` does, costs more than finding three. Undefined when one of them came twice.
 */
export function requestHeaders(rawHeaders: readonly string[]): RequestHeaders | undefined {
  const headers: RequestHeaders = { forwardedFor: undefined, ifNoneMatch: undefined, requestId: undefined };
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const field = fieldOf(rawHeaders[at]!);
    if (field === undefined) continue;
    if (headers[field] !== undefined) return undefined;
    headers[field] = rawHeaders[at + 1]!;
  }
  return headers;
}

/** By length first, since most names are none of these. */
function fieldOf(name: string): keyof RequestHeaders | undefined {
  if (name.length === 15) return name.toLowerCase() === 'x-forwarded-for' ? 'forwardedFor' : undefined;
  if (name.length === 13) return name.toLowerCase() === 'if-none-match' ? 'ifNoneMatch' : undefined;
  if (name.length === 12) return name.toLowerCase() === 'x-request-id' ? 'requestId' : undefined;
  return undefined;
}
