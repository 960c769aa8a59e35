import type { Message, Text } from '@sinima/contracts/text';
import type { AppealState, LoggedDecision, ModerationAction } from '../../../api/openapi.ts';
import * as messages from './moderation.messages.ts';

const ACTIONS: Record<ModerationAction, Message> = {
  keep: messages.decidedKeep,
  remove: messages.decidedRemove,
  'mark-spoilers': messages.decidedSpoiler,
  limit: messages.decidedLimit,
  suspend: messages.decidedSuspend,
};

/** Return what was decided, in one line. */
export const decisionText = ({ action, kind }: Pick<LoggedDecision, 'action' | 'kind'>, text: Text): string =>
  text(ACTIONS[action], { kind });

/** The outcome of an appeal. */
export const APPEALS: Record<AppealState, Message> = {
  open: messages.appealOpen,
  upheld: messages.appealUpheld,
  granted: messages.appealGranted,
};
