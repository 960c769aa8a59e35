import type { SavedEntry } from '@sinima/catalogue-ui/saved-entry';
import { EXPORT_COLUMNS, EXPORT_FORMAT, type ExportColumn } from './export-columns.ts';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const quoted = (value: string | number | null): string => `"${String(value ?? '').replaceAll('"', '""')}"`;

function cellsOf({ mark, id, savedAt, record }: SavedEntry): Record<ExportColumn, string | number | null> {
  return {
    List: mark,
    Kind: record.kind,
    Name: record.name,
    Year: record.year,
    Country: record.country,
    Genre: record.genre,
    Saved: savedAt,
    Slug: record.slug,
    Id: id,
    Picture: record.picture,
  };
}

/** Return what is saved as CSV (RFC 4180, UTF-8), one line for each mark. */
export function exportCsv(entries: readonly SavedEntry[]): string {
  const lines = entries.map((entry) => {
    const cells = cellsOf(entry);
    return EXPORT_COLUMNS.map((column) => quoted(cells[column])).join(',');
  });
  return `${BYTE_ORDER_MARK}${[EXPORT_COLUMNS.join(','), ...lines].join('\r\n')}\r\n`;
}

/** Return what is saved as JSON. */
export function exportJson(entries: readonly SavedEntry[]): string {
  return `${JSON.stringify({ format: EXPORT_FORMAT, entries }, null, 2)}\n`;
}
