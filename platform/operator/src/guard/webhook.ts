import type { ErrorGroup } from '@sinima/contracts/error-groups';
import pRetry from 'p-retry';

/** Calls the operator's webhook when somebody should know of an event at once. */
export interface Alert {
  readonly event: 'canary-stopped' | 'canary-held' | 'live-failing' | 'canary-promoted' | 'new-error';
  readonly app: string;
  readonly version: string;
  readonly why: string;
  /** The command that undoes what was done, or does what is left to a person. */
  readonly command: string;
  /** ISO time. */
  readonly when: string;
  /** The team that owns the app, and the errors of the version that it should look at first. */
  readonly owner?: string;
  readonly errors?: readonly AlertedError[];
}

/** Where code fails. */
export interface AlertedError extends Pick<ErrorGroup, 'name' | 'message' | 'firstVersion'> {
  readonly file: string;
  readonly line: number;
  readonly function?: string;
  readonly commit?: string;
}

export type SendAlert = (alert: Alert) => Promise<void>;

const TIMEOUT_MS = 5_000;

interface WebhookOptions {
  /** Called once an alert could not be delivered. */
  readonly onFailure: (alert: Alert, error: Error) => void;
  /** The pause before the second attempt, in ms; each further one is four times as long. */
  readonly pauseMs?: number;
  /** Ends the attempts. */
  readonly signal?: AbortSignal;
}

async function post(url: string, alert: Alert): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(alert),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`it answered ${response.status}`);
}

/** Return what posts alerts to an address as JSON, and tries again for over a minute. It never throws. */
export function webhook(url: string, { onFailure, pauseMs = 1_000, signal }: WebhookOptions): SendAlert {
  return (alert) =>
    pRetry(() => post(url, alert), { retries: 4, minTimeout: pauseMs, factor: 4, signal }).catch(
      (error: Error) => onFailure(alert, error),
    );
}
