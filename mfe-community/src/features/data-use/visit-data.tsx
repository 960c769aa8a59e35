import {
  DATA_KINDS,
  formatBytes,
  VISIT_DATA_EVENT,
  VISIT_DATA_KEY,
  type DataKind,
  type VisitData as Visit,
} from '@sinima/contracts/data-use';
import { useText } from '@sinima/runtime';
import { useSyncExternalStore, type ReactNode } from 'react';
import * as messages from './data-use.messages.ts';

const labels: Readonly<Record<DataKind, string>> = {
  pages: messages.bytesOfPages,
  scripts: messages.bytesOfScripts,
  styles: messages.bytesOfStyles,
  fonts: messages.bytesOfFonts,
  pictures: messages.bytesOfPictures,
  data: messages.bytesOfData,
  copies: messages.bytesOfCopies,
  other: messages.bytesOfOther,
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
  const text = useText();
  const visit = useSyncExternalStore(subscribe, stored, onServer);
  if (visit === null) return <p>{text(messages.nothingMeasured)}</p>;
  const { bytes } = JSON.parse(visit) as Visit;
  const total = DATA_KINDS.reduce((sum, kind) => sum + (bytes[kind] ?? 0), 0);
  return (
    <table className="co:w-full co:border-collapse co:tabular-nums">
      <caption className="co:sr-only">{text(messages.visitUsed)}</caption>
      <tbody>
        {DATA_KINDS.filter((kind) => bytes[kind]).map((kind) => (
          <tr key={kind} className="co:border-b co:border-line">
            <th scope="row" className="co:py-2 co:text-start co:font-normal">
              {text(labels[kind])}
            </th>
            <td className="co:py-2 co:text-end">{formatBytes(bytes[kind]!, text.language)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" className="co:py-2 co:text-start">
            {text(messages.bytesTogether)}
          </th>
          <td className="co:py-2 co:text-end co:font-bold">{formatBytes(total, text.language)}</td>
        </tr>
      </tbody>
    </table>
  );
}
