/** The bytes that a visit transfers, as the host measures them in the browser, for the remote that shows it. */

/** What bytes are of; `copies`: what is fetched to be read offline later. */
export const DATA_KINDS = [
  'pages',
  'scripts',
  'styles',
  'fonts',
  'pictures',
  'data',
  'copies',
  'other',
] as const;
export type DataKind = (typeof DATA_KINDS)[number];

/** Bytes over the network with their headers, by kind; a kind without any is absent. */
export type BytesByKind = Readonly<Partial<Record<DataKind, number>>>;

/** What one tab has taken since it was opened. */
export interface VisitData {
  /** Milliseconds since the epoch. */
  readonly since: number;
  readonly bytes: BytesByKind;
}

/** Key of the session storage under which {@link VisitData} stands, as JSON. */
export const VISIT_DATA_KEY = 'sinima:visit-data';

/** Name of the event of the window that tells that it has changed. */
export const VISIT_DATA_EVENT = 'sinima:visit-data';

/** Name of the cookie by which a visitor asks for lighter pages, with the value `1`; `Save-Data: on` asks for the same. */
export const SAVE_DATA_COOKIE = 'save-data';

/** Return bytes as people read them, in units of a thousand as data plans count: `14 KB`. */
export function formatBytes(bytes: number): string {
  if (bytes === 0) return '0 KB';
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1_000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
