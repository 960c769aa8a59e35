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

/** A value as code writes it: `{ variant: 'primary' }`, `['Drama']`, `7`. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'string') return `'${value.replaceAll("'", String.raw`\'`)}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(([key, held]) => `${key}: ${literal(held)}`);
  return `{ ${entries.join(', ')} }`;
}

/** The longest value that is written out, in characters; a longer one is a variable of the prop's name. */
const MAX_VALUE = 90;

/** A component may say under which name it is known to those who write it. */
function functionName(value: { name?: string; displayName?: string }): string {
  return value.displayName ?? (value.name || '…');
}

function valueText(prop: string, value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'function') return `{${functionName(value)}}`;
  if (isValidElement(value)) return '{…}';
  const list = Array.isArray(value) ? listText(value) : undefined;
  const text = literal(value);
  return list ?? (text.length > MAX_VALUE ? `{${prop}}` : `{${text}}`);
}

/**
 * An element as it is written, its props in full and what it holds cut short: `<Badge tone="accent">Lead</Badge>`.
 *
 * @param component its name, where the function itself may not know it
 */
export function jsxOf(node: ReactNode, component?: string): string {
  if (!isValidElement<Record<string, unknown>>(node)) return childText(node);
  const name = component ?? nameOf(node.type);
  const { children, ...props } = node.props;
  const written = Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([prop, value]) => (value === true ? ` ${prop}` : ` ${prop}=${valueText(prop, value)}`))
    .join('');
  const held = childText(children as ReactNode);
  return held === '' ? `<${name}${written} />` : `<${name}${written}>${held}</${name}>`;
}
