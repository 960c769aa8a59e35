import {
  DATA_KINDS,
  formatBytes,
  VISIT_DATA_EVENT,
  VISIT_DATA_KEY,
  type DataKind,
  type VisitData as Visit,
} from '@sinima/contracts/data-use';
import { useSyncExternalStore, type ReactNode } from 'react';

const labels: Readonly<Record<DataKind, string>> = {
  pages: 'Pages',
  scripts: 'Scripts',
  styles: 'Styles',
  fonts: 'Typefaces',
  pictures: 'Pictures',
  data: 'Data for pages',
  copies: 'Copies for offline',
  other: 'Other',
};

function subscribe(notify: () => void): () => void {
  addEventListener(VISIT_DATA_EVENT, notify);
  return () => removeEventListener(VISIT_DATA_EVENT, notify);
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(VISIT_DATA_KEY);
  } catch {
    return null;
  }
}

const onServer = (): null => null;

/** The bytes that this tab has taken over the network since it was opened, by kind, as the browser measures them. */
export function VisitData(): ReactNode {
  const text = useSyncExternalStore(subscribe, stored, onServer);
  if (text === null) return <p>Your browser tells this once the page has been measured.</p>;
  const { bytes } = JSON.parse(text) as Visit;
  const total = DATA_KINDS.reduce((sum, kind) => sum + (bytes[kind] ?? 0), 0);
  return (
    <table className="co:w-full co:border-collapse co:tabular-nums">
      <caption className="co:sr-only">What this visit used</caption>
      <tbody>
        {DATA_KINDS.filter((kind) => bytes[kind]).map((kind) => (
          <tr key={kind} className="co:border-b co:border-line">
            <th scope="row" className="co:py-2 co:text-start co:font-normal">
              {labels[kind]}
            </th>
            <td className="co:py-2 co:text-end">{formatBytes(bytes[kind]!)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" className="co:py-2 co:text-start">
            Together
          </th>
          <td className="co:py-2 co:text-end co:font-bold">{formatBytes(total)}</td>
        </tr>
      </tbody>
    </table>
  );
}
