import { fragmentKey, type FragmentRef } from '../page/fragment-ref.ts';

/**
 * Return what the server rendered of fragments, by `fragmentKey`; to be read before they are hydrated. Text, and no
 * nodes: a copied image would be fetched again.
 */
export function readServerHtml(rendered: readonly FragmentRef[]): ReadonlyMap<string, string> {
  const keys = new Set(rendered.map(fragmentKey));
  const elements = [...document.querySelectorAll<HTMLElement>('[data-fragment]')];
  return new Map(
    elements.flatMap(({ dataset: { fragment = '' }, innerHTML }) =>
      keys.has(fragment) ? [[fragment, innerHTML] as const] : [],
    ),
  );
}
