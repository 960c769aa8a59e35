import type { ReactNode } from 'react';
import { RecordLinks } from '../features/record-links/record-links.tsx';

export default function CorrectAwardWidget(): ReactNode {
  return <RecordLinks kind="award" />;
}
