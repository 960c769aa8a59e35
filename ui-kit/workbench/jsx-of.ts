import { isValidElement, type ReactNode } from 'react';

function nameOf(type: unknown): string {
  return typeof type === 'function' ? type.name : String(type);
}

function childText(node: ReactNode): string {
  if (node === undefined || node === null || typeof node === 'boolean') return '';
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '…';
}

/** What its records hold, told by the first one. */
function listText([first]: readonly unknown[]): string | undefined {
  if (typeof first !== 'object' || first === null) return undefined;
  return `{[{ ${Object.keys(first).join(', ')} }, …]}`;
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return listText(value) ?? `{${JSON.stringify(value)}}`;
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'function') return `{${value.name || '…'}}`;
  if (isValidElement(value)) return '{…}';
  return `{${JSON.stringify(value)}}`;
}

/** An element as it is written, its props in full and what it holds cut short: `<Badge tone="accent">Lead</Badge>`. */
export function jsxOf(node: ReactNode): string {
  if (!isValidElement<Record<string, unknown>>(node)) return childText(node);
  const name = nameOf(node.type);
  const { children, ...props } = node.props;
  const written = Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([prop, value]) => (value === true ? ` ${prop}` : ` ${prop}=${valueText(value)}`))
    .join('');
  const held = childText(children as ReactNode);
  return held === '' ? `<${name}${written} />` : `<${name}${written}>${held}</${name}>`;
}
