import type { ReactNode } from 'react';
import type { EditSummary } from '../../../api/openapi.ts';
import { EditCard } from './edit-card.tsx';

/** Edits under one another. */
export function EditList({ edits }: { edits: readonly EditSummary[] }): ReactNode {
  return (
    <ul className="con:grid con:list-none con:gap-3 con:p-0">
      {edits.map((edit) => (
        <li key={edit.id}>
          <EditCard edit={edit} />
        </li>
      ))}
    </ul>
  );
}
