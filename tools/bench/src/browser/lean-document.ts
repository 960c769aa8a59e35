/**
 * Return the words of the document that it is run in, as lean as HTML can say them: headings, lists, links and fields with
 * no style but a width, no fonts and no pictures. Sent to pages as text: it uses nothing from outside.
 */
export function leanDocument(): string {
  const tags = new Set(
    'a article aside button dd dl dt fieldset footer form h1 h2 h3 h4 header input label legend li main nav ol option p section select table tbody td th thead tr ul'.split(
      ' ',
    ),
  );
  const escaped = (text: string): string => new Option(text).innerHTML;
  const attribute = (element: Element, name: string): string => {
    const value = element.getAttribute(name);
    return value === null ? '' : ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`;
  };
  const write = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return escaped(node.textContent ?? '');
    // Pictures are SVG elements, or CSS.
    if (!(node instanceof HTMLElement) || ['STYLE', 'TEMPLATE', 'IMG'].includes(node.tagName)) return '';
    const tag = node.tagName.toLowerCase();
    const inner = [...node.childNodes].map(write).join('');
    if (!tags.has(tag)) return `${inner} `;
    const start = `<${tag}${['href', 'name', 'value', 'placeholder'].map((name) => attribute(node, name)).join('')}>`;
    return tag === 'input' ? start : `${start}${inner}</${tag}>`;
  };
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(document.title)}</title><link rel="icon" href="data:,">`,
    '<style>body{font:1rem/1.5 sans-serif;max-width:70ch;margin:1rem auto}</style></head><body>',
    write(document.body),
    '</body></html>',
  ].join('');
}
