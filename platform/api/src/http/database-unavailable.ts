/** Names of errors of mongoose and the driver. */
const UNAVAILABLE = new Set([
  'MongooseServerSelectionError',
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'MongoOperationTimeoutError',
  'PoolClearedOnNetworkError',
  'DisconnectedError',
]);

/** Return whether an error says that the database cannot be reached at the moment, rather than that we asked wrongly. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return UNAVAILABLE.has(error.name) || /before initial connection is complete/.test(error.message);
}
