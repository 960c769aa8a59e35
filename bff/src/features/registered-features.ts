import type { ApiFeature } from '../extension/api-feature.js';
import { festivals } from './festivals/festivals.feature.js';

/** The parts of the API that teams bring, one line each. */
export const REGISTERED_FEATURES: readonly ApiFeature[] = [festivals];
