import { useState, type ReactNode } from 'react';
import type { Decision } from '../../../api/openapi.ts';
import { appeal } from './api/send-decision.ts';
import { DecisionCard } from './decision-card.tsx';
import { APPEALS } from './decision-texts.ts';
import { TextForm } from './text-form.tsx';

/** A decision that concerns the member, and the one appeal against it. */
export function OwnDecision({ known }: { known: Decision }): ReactNode {
  const [decision, setDecision] = useState(known);
  const { id, action, excerpt, undoneAt, appeal: made } = decision;
  return (
    <DecisionCard decision={decision}>
      {excerpt === null ? null : (
        <blockquote className="me:border-s-3 me:border-line me:ps-3 me:text-muted me:wrap-anywhere">
          {excerpt}
        </blockquote>
      )}
      {made === null ? null : (
        <p className="me:wrap-anywhere">
          <strong>{APPEALS[made.state]}</strong> You wrote: {made.text}
        </p>
      )}
      {made === null && undoneAt === null && action !== 'keep' ? (
        <details>
          <summary className="me:min-h-target me:cursor-pointer me:py-2 me:font-bold">Appeal, once</summary>
          <TextForm
            label="What is wrong with the decision?"
            name={`appeal-${id}`}
            action="Send the appeal"
            send={async (text, key) => setDecision(await appeal(id, text, key))}
          />
        </details>
      ) : null}
    </DecisionCard>
  );
}
