/** An accepted change that joined two records or made two of one, as far as the log's other records are concerned. */
export interface LoggedChange {
  /** Its place in the log. */
  readonly _id: number;
  readonly record: { readonly kind: string; readonly slug: string };
  /** Which record others name since then; absent: they name those that they named. */
  readonly into?: string;
  /** The change that it takes back. */
  readonly reverts?: number;
}

/** A slug, and the one that stands in its place. */
type Renaming = readonly [from: string, to: string];

/**
 * Return which records another record means by the slugs that it had after change `after`, by that slug.
 *
 * @param log the changes that concern that record, in their order
 */
export function recordsMeant(
  log: readonly LoggedChange[],
  kind: 'title' | 'person',
  after: number,
): Map<string, string> {
  const known = inForce(log.filter(({ _id }) => _id <= after));
  const now = inForce(log);
  const meant = new Map<string, string>();
  for (const { _id, record, into } of log) {
    if (into === undefined || record.kind !== kind || known.has(_id) === now.has(_id)) continue;
    const [from, to]: Renaming = now.has(_id) ? [record.slug, into] : [into, record.slug];
    for (const [slug, other] of meant) if (other === from) meant.set(slug, to);
    meant.set(from, to);
  }
  return meant;
}

/** Return the places of the changes that nothing takes back; what takes one back can be taken back itself. */
function inForce(log: readonly LoggedChange[]): Set<number> {
  const undone = new Set<number>();
  for (const { _id, reverts } of [...log].reverse()) {
    if (reverts !== undefined && !undone.has(_id)) undone.add(reverts);
  }
  return new Set(log.flatMap(({ _id }) => (undone.has(_id) ? [] : [_id])));
}
