import type { SubjectKind } from '../cases/words.ts';
import { BadRequestException, Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { Action } from './decision.dto.ts';
import type { DecisionRecord } from './decision.schema.ts';
import { Subjects } from './subjects.ts';
import { Suspensions } from '../access/suspensions.ts';

/** The subject of a decision. */
const KINDS: Readonly<Record<Action, readonly SubjectKind[]>> = {
  keep: ['review', 'list', 'member'],
  remove: ['review', 'list'],
  'mark-spoilers': ['review'],
  limit: ['review', 'list', 'member'],
  suspend: ['review', 'list', 'member'],
};

/** Refuse an action that cannot be taken about such a thing. @throws BadRequestException */
export function assertFits(action: Action, kind: SubjectKind): void {
  if (KINDS[action].includes(kind)) return;
  throw new BadRequestException([{ parameter: 'action', message: `${action} is not for a ${kind}` }]);
}

type Effective = DecisionRecord & { readonly authorId: Types.ObjectId };

/** Does what decisions say, and takes it back. */
@Injectable()
export class DecisionEffects {
  constructor(
    private readonly subjects: Subjects,
    private readonly suspensions: Suspensions,
  ) {}

  async do(decision: Effective): Promise<void> {
    const { _id, action, reason, authorId, subjectId, until } = decision;
    if (action === 'keep') {
      const now = new Date();
      await this.subjects.change(decision, ({ visibleFrom }) =>
        visibleFrom > now ? { visibleFrom: now } : {},
      );
    } else if (action === 'remove') {
      await this.subjects.change(decision, () => ({
        isRemoved: true,
        removedBecause: reason,
        removedBy: _id,
      }));
    } else if (action === 'mark-spoilers') {
      await this.subjects.markSpoilers(subjectId, () => ({ spoilersBy: _id, spoilersBecause: reason }));
    } else {
      const kind = action === 'limit' ? 'limited' : 'suspended';
      await this.suspensions.impose(authorId, {
        kind,
        why: reason,
        decisionId: _id,
        ...(until && { until }),
      });
    }
  }

  async undo(decision: DecisionRecord): Promise<void> {
    const { _id, action, authorId, subjectId, formerlyVisibleFrom } = decision;
    if (action === 'keep') {
      if (formerlyVisibleFrom)
        await this.subjects.change(decision, () => ({ visibleFrom: formerlyVisibleFrom }));
    } else if (action === 'remove') {
      await this.subjects.change(decision, ({ removedBy }) =>
        removedBy?.equals(_id) ? { isRemoved: false, removedBecause: undefined, removedBy: undefined } : {},
      );
    } else if (action === 'mark-spoilers') {
      await this.subjects.markSpoilers(subjectId, ({ spoilersBy, spoilersBecause }) =>
        spoilersBy?.equals(_id)
          ? { spoilersBy: undefined, spoilersBecause: undefined }
          : { spoilersBy, spoilersBecause },
      );
    } else if (authorId) await this.suspensions.lift(authorId, _id);
  }
}
