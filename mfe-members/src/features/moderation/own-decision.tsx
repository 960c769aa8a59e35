import { useText, RichText } from '@sinima/runtime';
import { useState, type ReactNode } from 'react';
import type { Decision } from '../../../api/openapi.ts';
import { appeal } from './api/send-decision.ts';
import { DecisionCard } from './decision-card.tsx';
import { APPEALS } from './decision-texts.ts';
import { TextForm } from './text-form.tsx';
import * as messages from './moderation.messages.ts';

/** A decision that concerns the member, and the one appeal against it. */
export function OwnDecision({ known }: { known: Decision }): ReactNode {
  const say = useText();
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
          <RichText
            message={messages.youWrote}
            values={{ appeal: made.text }}
            parts={{ state: <strong>{say(APPEALS[made.state])}</strong> }}
          />
        </p>
      )}
      {made === null && undoneAt === null && action !== 'keep' ? (
        <details>
          <summary className="me:min-h-target me:cursor-pointer me:py-2 me:font-bold">
            {say(messages.appealOnce)}
          </summary>
          <TextForm
            label={say(messages.whatIsWrongWithThe)}
            name={`appeal-${id}`}
            action={say(messages.sendTheAppeal)}
            send={async (text, key) => setDecision(await appeal(id, text, key))}
          />
        </details>
      ) : null}
    </DecisionCard>
  );
}
