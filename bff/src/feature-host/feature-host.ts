import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import pTimeout from 'p-timeout';
import type { Logger } from 'pino';
import type { ApiFeature } from '../extension/api-feature.js';
import type { FeatureStates } from '../extension/feature-states.js';
import { HostedFeature } from './hosted-feature.js';
import { refusalOf } from './refusal-of.js';
import { startFeature, type HostParts } from './running-feature.js';

/** How long the start of the API waits for its features, in ms; who takes longer answers 503 until then. */
const START_MS = 10_000;

/** Collections of the API that no model has. */
const PLAIN_COLLECTIONS = ['imports', 'meta', 'person_candidates', 'person_merges'];

/** What the host of the features is told. */
export interface FeatureHostOptions extends HostParts {
  readonly features: readonly ApiFeature[];
  readonly states: FeatureStates;
  readonly logger: Logger;
  /** How long the start waits for features, in ms. */
  readonly startMs?: number;
}

/**
 * Begin to answer `/api/<name>` for each feature, on a server that has all routes of the API itself and is not ready yet.
 * Resolves once the features answer, have failed, or take too long.
 */
export async function hostFeatures(
  server: FastifyInstance,
  routes: readonly string[],
  { features, states, logger, startMs = START_MS, ...parts }: FeatureHostOptions,
): Promise<void> {
  const taken = { routes, collections: collectionsOf(parts.connection) };
  const hosted: HostedFeature[] = [];
  for (const [place, feature] of features.entries()) {
    const { name, owner } = feature;
    const refusal = refusalOf(feature, features.slice(0, place), taken);
    if (refusal !== undefined) {
      logger.error({ feature: name, owner }, refusal);
      states.set(
        features.slice(0, place).some((other) => other.name === name) ? `${name} (${owner})` : name,
        'failed',
        refusal,
      );
      continue;
    }
    const one = new HostedFeature(feature, () => startFeature(feature, parts), states, logger);
    hosted.push(one);
    for (const url of [`/api/${name}`, `/api/${name}/*`]) {
      server.get(url, (request, reply) => one.answer(request, reply));
    }
  }
  server.addHook('onClose', () => Promise.all(hosted.map((one) => one.stop())).then(() => undefined));
  const started = Promise.all(hosted.map((one) => one.start()));
  await pTimeout(started, { milliseconds: startMs }).catch(() => {
    const late = [...states.all()].flatMap(([name, { state }]) => (state === 'starting' ? [name] : []));
    logger.error({ features: late }, `Not started within ${startMs} ms: ${late.join(', ')}; 503 until then`);
  });
}

function collectionsOf(connection: Connection): string[] {
  const modelled = connection.modelNames().map((name) => connection.model(name).collection.collectionName);
  return [...modelled, ...PLAIN_COLLECTIONS];
}
