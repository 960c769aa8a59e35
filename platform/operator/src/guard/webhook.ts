/** What calls the operator when something happened that somebody should know at once. */
export interface Alert {
  readonly event: 'canary-stopped' | 'canary-held' | 'live-failing' | 'canary-promoted';
  readonly app: string;
  readonly version: string;
  readonly why: string;
  /** The command that undoes what was done, or does what is left to a person. */
  readonly command: string;
  /** ISO time. */
  readonly when: string;
}

export type SendAlert = (alert: Alert) => Promise<void>;

/** Waits between attempts, in ms. */
const RETRIES = [1_000, 5_000, 15_000, 60_000];

const TIMEOUT_MS = 5_000;

interface WebhookOptions {
  /** Called once an alert could not be delivered. */
  readonly onFailure: (alert: Alert, error: Error) => void;
  readonly retries?: readonly number[];
  /** Ends the attempts. */
  readonly signal?: AbortSignal;
}

/** Wait, or less when the signal is given. */
const wait = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

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
export function webhook(url: string, { onFailure, retries = RETRIES, signal }: WebhookOptions): SendAlert {
  return async (alert) => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        await post(url, alert);
        return;
      } catch (error) {
        const pause = retries[attempt];
        if (pause === undefined || signal?.aborted === true) {
          onFailure(alert, error as Error);
          return;
        }
        await wait(pause, signal);
      }
    }
  };
}
