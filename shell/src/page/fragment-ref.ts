/** A page or widget of a remote. */
export interface FragmentRef {
  readonly remote: string;
  readonly kind: 'pages' | 'widgets';
  readonly id: string;
}

/** Return what begins the ids that React makes up within a fragment: no other ids of the page do. */
export function idPrefixOf(fragment: FragmentRef): string {
  return `${fragmentKey(fragment).replaceAll('/', '_')}_`;
}

/** Name a fragment in maps and messages, e.g. `mfe-title/pages/title`. */
export function fragmentKey({ remote, kind, id }: FragmentRef): string {
  return `${remote}/${kind}/${id}`;
}
