/** Writing HTML by hand, safely. */
import { escapeHtml } from '@sinima/shell/page/escape-html';

type Attributes = Readonly<Record<string, string | true | undefined>>;

/** Return a start tag; attributes that are undefined are left out. */
export function tag(name: string, attributes: Attributes): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [value === true ? key : `${key}="${escapeHtml(value)}"`],
  );
  return `<${[name, ...given].join(' ')}>`;
}
