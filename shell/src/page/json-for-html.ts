/** Return JSON for a value that no parser of HTML can mistake for markup. */
export function jsonForHtml(value: unknown): string {
  return safeInHtml(JSON.stringify(value));
}

/** Return the same JSON, such that no parser of HTML can mistake it for markup. */
export function safeInHtml(json: string): string {
  return json.replace(/</g, '\\u003c').replace(/\u2028|\u2029/g, '');
}
