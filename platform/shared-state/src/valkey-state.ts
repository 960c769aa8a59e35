import { LimitExchange } from './limit-exchange.ts';
import { Listeners } from './local-state.ts';
import type { SharedState } from './open-shared-state.ts';
import { PurgeLog } from './purge-log.ts';
import { SharedBytes } from './shared-bytes.ts';
import { ValkeyConnections, type StateLog } from './valkey-connection.ts';

/** State that servers share through a Valkey or Redis; while that is away, state of this process alone. */
export function valkeyState(url: string, log: StateLog): SharedState {
  const connections = new ValkeyConnections(url, log);
  const limits = new LimitExchange(connections);
  const bytes = new SharedBytes(connections);
  const listeners = new Listeners();
  const purges = new PurgeLog(connections, (purge) => listeners.tell(purge));
  return {
    rateLimit: (name, perMinute) => limits.limit(name, perMinute),
    purge(purge) {
      listeners.tell(purge);
      purges.add(purge);
    },
    onPurge: (listener) => listeners.add(listener),
    putBytes: (name, content, keptMs) => bytes.put(name, content, keptMs),
    getBytes: (name) => bytes.get(name),
    state: () => (connections.isConnected ? 'connected' : 'disconnected'),
    close: async () => connections.close(),
  };
}
