import type { AppealState, LoggedDecision, ModerationAction, SubjectKind } from '../../../api/openapi.ts';

const KINDS: Record<SubjectKind, string> = { review: 'review', list: 'list', member: 'profile' };

const ACTIONS: Record<ModerationAction, (kind: string) => string> = {
  keep: (kind) => `A ${kind} stays as it is`,
  remove: (kind) => `A ${kind} was removed`,
  'mark-spoilers': (kind) => `A ${kind} was marked as telling the story`,
  limit: () => 'An account was limited',
  suspend: () => 'An account was suspended',
};

/** Return what was decided, in one line. */
export const decisionText = ({ action, kind }: Pick<LoggedDecision, 'action' | 'kind'>): string =>
  ACTIONS[action](KINDS[kind]);

/** The outcome of an appeal. */
export const APPEALS: Record<AppealState, string> = {
  open: 'Your appeal waits for a moderator.',
  upheld: 'Your appeal was turned down: the decision stays.',
  granted: 'Your appeal was granted: the decision was taken back.',
};
