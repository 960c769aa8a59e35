import type { Logger } from 'pino';
import type { FeatureStates } from '../extension/feature-states.js';

/**
 * Return whether an error that nobody waited for, such as one in a timer, was thrown by the code of a feature. It is
 * logged and counted then, and the process may go on: the rest of the API did nothing wrong.
 */
export function isOfFeature(error: unknown, states: FeatureStates, logger: Pick<Logger, 'error'>): boolean {
  const { stack = '' } = error instanceof Error ? error : {};
  const [, feature] = /[\\/]features[\\/]([a-z0-9-]+)[\\/]/.exec(stack) ?? [];
  if (feature === undefined || !states.all().has(feature)) return false;
  states.countStrayError(feature);
  logger.error({ feature, err: error }, 'a feature threw outside a request');
  return true;
}
