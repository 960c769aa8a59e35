import { Injectable } from '@nestjs/common';
import type { DecisionRecord } from './decision.schema.ts';
import type { Decision, LoggedDecision } from './decision.dto.ts';
import { Subjects } from './subjects.ts';

/** Return a decision as everybody reads it. */
export function toLoggedDecision(decision: DecisionRecord): LoggedDecision {
  return {
    id: decision._id.toHexString(),
    action: decision.action,
    kind: decision.kind,
    reason: decision.reason,
    decidedAt: decision.decidedAt.toISOString(),
    until: decision.until?.toISOString() ?? null,
    undoneAt: decision.undoneAt?.toISOString() ?? null,
    undoReason: decision.undoReason ?? null,
  };
}

/** Puts decisions together with their subjects. */
@Injectable()
export class ShownDecisions {
  constructor(private readonly subjects: Subjects) {}

  of(decisions: readonly DecisionRecord[]): Promise<Decision[]> {
    return Promise.all(decisions.map((decision) => this.one(decision)));
  }

  async one(decision: DecisionRecord): Promise<Decision> {
    const { appeal, excerpt } = decision;
    const seen = await this.subjects.seen(decision);
    return {
      ...toLoggedDecision(decision),
      subject: seen?.subject ?? null,
      excerpt: excerpt ?? null,
      appeal: appeal
        ? { text: appeal.text ?? '', madeAt: appeal.madeAt.toISOString(), state: appeal.state }
        : null,
    };
  }
}
