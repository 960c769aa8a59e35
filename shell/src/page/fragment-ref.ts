/** A page or widget of a remote. */
export interface FragmentRef {
  readonly remote: string;
  readonly kind: 'pages' | 'widgets';
  readonly id: string;
}

/** Name a fragment in maps and messages, e.g. `mfe-title/pages/title`. */
export function fragmentKey({ remote, kind, id }: FragmentRef): string {
  return `${remote}/${kind}/${id}`;
}
