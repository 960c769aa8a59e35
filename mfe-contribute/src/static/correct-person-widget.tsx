import type { ReactNode } from 'react';
import { RecordLinks } from '../features/record-links/record-links.tsx';

export default function CorrectPersonWidget(): ReactNode {
  return <RecordLinks kind="person" />;
}
