/** The bytes that a visit transfers, as the host measures them in the browser, for the remote that shows it. */
import { LANGUAGES, type Language } from './languages.ts';

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

/**
 * Return bytes as people read them, in units of a thousand as data plans count.
 *
 * @example formatBytes(14_200) // '14 KB'
 * @example formatBytes(14_200, 'fr') // '14 ko'
 */
export function formatBytes(bytes: number, language: Language = 'en'): string {
  const isSmall = bytes < 999_500;
  const digits = isSmall ? 0 : 1;
  const kilobytes = bytes === 0 ? 0 : Math.max(1, Math.round(bytes / 1_000));
  const size = isSmall ? kilobytes : bytes / 1_000_000;
  if (language === 'en') return `${size.toFixed(digits)} ${isSmall ? 'KB' : 'MB'}`;
  return size.toLocaleString(LANGUAGES[language].locale, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
