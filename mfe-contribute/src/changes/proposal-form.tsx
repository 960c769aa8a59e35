import { useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import type { EditableKind } from '../../api/shapes/record-fields.ts';
import { contributePaths } from '../paths/contribute-paths.ts';

interface ProposalFormProps {
  kind: EditableKind;
  /** `new` for a record that is not there yet. */
  slug: string;
  className?: string;
  children: ReactNode;
}

/** A form that proposes something about a record: the browser sends it itself, and the next page is in the language of this one. */
export function ProposalForm({ kind, slug, className, children }: ProposalFormProps): ReactNode {
  const { language } = useText();
  return (
    <form method="post" action={contributePaths.proposalForms(kind, slug)} className={className}>
      <input type="hidden" name="language" value={language} />
      {children}
    </form>
  );
}
