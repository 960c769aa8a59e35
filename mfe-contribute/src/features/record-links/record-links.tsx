import { Link, useParams, useText } from '@sinima/runtime';
import type { CSSProperties, ReactNode } from 'react';
import type { EditableKind } from '../../../api/shapes/record-fields.ts';
import { contributePaths } from '../../paths/contribute-paths.ts';
import * as wordsMessages from '../../words/words.messages.ts';

/** Styles in attributes: pages name no stylesheet of ours for a static widget. */
const line: CSSProperties = { paddingBlockStart: 'var(--space-3)' };
/** Beside each other, links are 24 px high at least. */
const target: CSSProperties = { paddingBlock: 'var(--space-1)' };

/** The ways to correct the record of the page around, and to its history. */
export function RecordLinks({ kind }: { kind: EditableKind }): ReactNode {
  const text = useText();
  const { slug = '' } = useParams();
  return (
    <p style={line}>
      <Link to={contributePaths.edit(kind, slug)} style={target}>
        {text(wordsMessages.correctOrAddAFact)}
      </Link>
      {' · '}
      <Link to={contributePaths.history(kind, slug)} style={target}>
        {text(wordsMessages.history)}
      </Link>
    </p>
  );
}
