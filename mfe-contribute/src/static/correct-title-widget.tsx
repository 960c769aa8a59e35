import type { ReactNode } from 'react';
import { RecordLinks } from '../features/record-links/record-links.tsx';

export default function CorrectTitleWidget(): ReactNode {
  return <RecordLinks kind="title" />;
}
