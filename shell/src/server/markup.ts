/** Writing HTML by hand, safely. */

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For text and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

type Attributes = Readonly<Record<string, string | true | undefined>>;

/** Return a start tag; attributes that are undefined are left out. */
export function tag(name: string, attributes: Attributes): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [value === true ? key : `${key}="${escapeHtml(value)}"`],
  );
  return `<${[name, ...given].join(' ')}>`;
}
