import { FeatureStates } from '../extension/feature-states.js';
import { isOfFeature } from './stray-errors.js';

const errorAt = (file: string): Error =>
  Object.assign(new Error('gone'), {
    stack: `Error: gone\n    at Timeout._onTimeout (${file}:3:9)\n    at node:internal/timers:581:17`,
  });

let states: FeatureStates;
let told: unknown[];
const logger = { error: (fields: unknown) => void told.push(fields) };

beforeEach(() => {
  told = [];
  states = new FeatureStates();
  states.set('festivals', 'ready');
});

it('an error that a feature throws in a timer is counted and logged, with the name of the feature', () => {
  const error = errorAt('file:///app/bff/dist/features/festivals/festivals.service.js');
  expect(isOfFeature(error, states, logger)).toBe(true);
  expect(told).toEqual([{ feature: 'festivals', err: error }]);
  expect(states.all().get('festivals')).toEqual({ state: 'ready', strayErrors: 1 });
  states.set('festivals', 'failed', 'It is gone.');
  expect(states.all().get('festivals')).toEqual({ state: 'failed', strayErrors: 1, reason: 'It is gone.' });
});

it.each([
  ['the API itself', errorAt('/app/bff/dist/titles/titles.service.js')],
  ['a folder that is no feature', errorAt('/app/features/other/index.js')],
  ['nobody knows where', 'a text'],
])('an error of %s is not taken for one of a feature', (_place, error) => {
  expect(isOfFeature(error, states, logger)).toBe(false);
  expect(told).toEqual([]);
});
