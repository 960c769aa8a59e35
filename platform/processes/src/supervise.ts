/** Keeps a process running: one that ends by itself is started again, after a pause that grows. */

/** A process that can be supervised. */
export interface Supervisable {
  /** Resolves when it has ended, for any reason. */
  readonly ended: Promise<unknown>;
  /** End it in good order. */
  stop(): Promise<unknown>;
}

/** What comes before the next start. */
export interface Pause {
  readonly ms: number;
  /** Whether it is the shortest one: the process had stayed up, or had not ended before. */
  readonly isFirst: boolean;
  /** Whether the process had stayed up. */
  readonly isSettled: boolean;
}

/** The lengths of the pauses. */
export interface PauseLengths {
  /** The pause after the first end, in ms; it doubles each time. */
  readonly firstPauseMs?: number;
  readonly longestPauseMs?: number;
  /** After a process that lived for so long comes the first pause again, in ms. */
  readonly settledMs?: number;
}

export interface SupervisorOptions<Process extends Supervisable> extends PauseLengths {
  /** A process that runs already. */
  readonly running?: Process;
  /** Starts the process; `current` is the one that runs, for a start in its place. To leave that, return it. */
  readonly start: (signal: AbortSignal, current: Process | undefined) => Promise<Process>;
  /** Ends the supervision: from then on, a process that ends was told to. */
  readonly signal?: AbortSignal;
  readonly onStart?: (process: Process) => void;
  /** Told that a process ended by itself. */
  readonly onEnd?: (process: Process, end: Awaited<Process['ended']>, pause: Pause) => void;
  /** Told why a start failed. */
  readonly onFailure?: (error: unknown, pause: Pause) => void;
}

export interface Supervisor<Process> {
  /** The process that runs; undefined between two. */
  current(): Process | undefined;
  /** Call `start` at once. The process that it returns replaces the running one, which is then ended. */
  renew(): void;
  /** End the process, for good. */
  stop(): Promise<void>;
}

/** Keep a process running until it is stopped: 250 ms after it ended, then twice as long each time, at most 30 s. */
export function supervise<Process extends Supervisable>({
  running,
  start,
  signal,
  onStart,
  onEnd,
  onFailure,
  firstPauseMs = 250,
  longestPauseMs = 30_000,
  settledMs = 60_000,
}: SupervisorOptions<Process>): Supervisor<Process> {
  const stopping = new AbortController();
  const stopped = signal ? AbortSignal.any([signal, stopping.signal]) : stopping.signal;
  const isStopped = new Promise<void>((resolve) => {
    if (stopped.aborted) resolve();
    stopped.addEventListener('abort', () => resolve());
  });
  const ending = new Set<Promise<unknown>>();
  let current = running;
  let began = Date.now();
  let pauseMs = firstPauseMs;
  let onRenewal = (): void => undefined;
  let renewal = nextRenewal();

  function nextRenewal(): Promise<void> {
    return new Promise((resolve) => (onRenewal = resolve));
  }

  /** Return the pause that is due; the next one is longer. */
  function nextPause(isSettled: boolean): Pause {
    if (isSettled) pauseMs = firstPauseMs;
    const pause = { ms: pauseMs, isFirst: pauseMs === firstPauseMs, isSettled };
    pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    return pause;
  }

  async function rest({ ms }: Pause): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const isOver = new Promise((resolve) => (timer = setTimeout(resolve, ms)));
    await Promise.race([isOver, renewal, isStopped]);
    clearTimeout(timer);
  }

  async function startOnce(): Promise<void> {
    renewal = nextRenewal();
    const former = current;
    const started = await start(stopped, former);
    if (started === former) return;
    [current, began] = [started, Date.now()];
    if (former) {
      const end = former.stop().finally(() => ending.delete(end));
      ending.add(end);
    }
    if (!stopped.aborted) onStart?.(started);
  }

  /** Wait until what runs has ended, or is to be replaced. */
  async function watch(child: Process): Promise<void> {
    const ended = child.ended.then((end) => ({ end: end as Awaited<Process['ended']> }));
    const over = await Promise.race([ended, renewal, isStopped]);
    if (!over || stopped.aborted) return;
    current = undefined;
    const pause = nextPause(Date.now() - began >= settledMs);
    onEnd?.(child, over.end, pause);
    await rest(pause);
  }

  async function keepRunning(): Promise<void> {
    if (current) await watch(current);
    while (!stopped.aborted) {
      try {
        await startOnce();
      } catch (error) {
        if (stopped.aborted) return;
        const pause = nextPause(false);
        onFailure?.(error, pause);
        if (!current) await rest(pause);
      }
      if (current) await watch(current);
    }
  }

  const supervision = keepRunning();
  return {
    current: () => current,
    renew() {
      pauseMs = firstPauseMs;
      onRenewal();
    },
    async stop() {
      stopping.abort();
      await supervision;
      await Promise.all([current?.stop(), ...ending]);
    },
  };
}
