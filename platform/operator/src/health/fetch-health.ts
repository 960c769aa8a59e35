import type { ReleasesHealth } from '@sinima/contracts/reports';

/** How long a shell server may take to answer, in ms. */
const TIMEOUT_MS = 1_500;

/** A shell server's report on the releases that it serves, or the reason why there is none. */
export type ShellAnswer =
  | { readonly shell: string; readonly health: ReleasesHealth }
  | { readonly shell: string; readonly trouble: string };

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1_000} s`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Ask a shell server. Never throws. @param shell its address, e.g. `http://127.0.0.1:3000` */
export async function fetchHealth(shell: string, token: string): Promise<ShellAnswer> {
  try {
    const response = await fetch(new URL('/health/releases', shell), {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    if (response.ok) return { shell, health: (await response.json()) as ReleasesHealth };
    const trouble =
      response.status === 401 || response.status === 404
        ? `it answers ${response.status}: start it with the same OPERATOR_TOKEN`
        : `it answers ${response.status}`;
    return { shell, trouble };
  } catch (error) {
    return { shell, trouble: explain(error) };
  }
}
