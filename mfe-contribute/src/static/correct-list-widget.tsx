import type { ReactNode } from 'react';
import { RecordLinks } from '../features/record-links/record-links.tsx';

export default function CorrectListWidget(): ReactNode {
  return <RecordLinks kind="list" />;
}
