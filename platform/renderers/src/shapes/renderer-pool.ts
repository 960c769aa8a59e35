/** The child processes in which pages are rendered: each runs one version of one app, and nothing else. */
import type { RendererFault } from './renderer-error.ts';

/** The version that a renderer runs. */
export interface RunnableVersion {
  /** `mfe-title`; `shell` renders the frame of pages. */
  readonly app: string;
  readonly version: string;
  /** Absolute path of its server bundle, verified; undefined for the host, whose code is the renderer's own. */
  readonly bundle?: string;
  /** The values that its renderer gets before the bundle is evaluated; they can be cloned. */
  readonly given?: unknown;
  /** How long it may take to load, in milliseconds, where that is longer than the pool's limit. */
  readonly loadMs?: number;
  /** Reads, or does what is asked for, beyond any work; left out: outside of work, it has no way out. */
  readonly read?: Read;
}

/** Read the API, or, with a body, call it; rejects with the error that the version gets. */
export type Read = (path: string, body?: string) => Promise<ReadAnswer>;

/** The whole answer to a read of the API. */
export interface ReadAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The rights of one piece of work, and its name. */
export interface WorkOptions {
  /** Reads on the work's behalf: the work's only way out of a renderer. */
  readonly read: Read;
  /** Tells this work from other work of the version: where it fails, this alone pauses first. An address. */
  readonly place: string;
}

/** One renderer, as operators see it. */
export interface RendererState {
  readonly app: string;
  readonly version: string;
  readonly pid: number;
  /** Whether it takes work: not while it starts, nor when it is to go. */
  readonly isReady: boolean;
  /** Work that it has begun. */
  readonly busy: number;
  /** Resident memory, in bytes. */
  readonly memory: number;
  /** The part of V8's heap that is in use, garbage included, in bytes. */
  readonly heap: number;
}

/** The details of a fault, and the places at which it may have happened. */
export interface Thrown {
  /** With a stack, where something was thrown. */
  readonly text: string;
  readonly places: readonly string[];
}

/** Renderers started, and how they failed; for metrics. */
export interface PoolEvents {
  readonly onStart?: (version: RunnableVersion) => void;
  /** A renderer takes work. */
  readonly onLoaded?: (version: RunnableVersion) => void;
  /** A fault that a version is to be blamed for: with `throws` of stray timers and rejections too. */
  readonly onFault?: (version: RunnableVersion, fault: RendererFault, detail: string, thrown: Thrown) => void;
  /** Replaced in good order: `memory` before it grew too large, `age`, `unused`. */
  readonly onRenew?: (version: RunnableVersion, reason: string) => void;
  /** A line that a version wrote; a flood of them is cut. */
  readonly onLog?: (version: RunnableVersion, line: string) => void;
}

/** Renderers for work of one kind: `Input` and `Output` can be cloned (`structuredClone`). */
export interface RendererPool<Input, Output> {
  /** Do a piece of work in a renderer of that version, which is started when there is none. @throws RendererError */
  run(version: RunnableVersion, input: Input, options: WorkOptions): Promise<Output>;
  /** Start a renderer of these, and end those of all others when they have been unused for a while. */
  keep(versions: readonly RunnableVersion[]): void;
  /** Tell whether a version, or its work at a place, pauses at this moment. */
  isPaused(version: RunnableVersion, place?: string): boolean;
  /** End all pauses, because an operator has decided something. */
  forgive(app?: string): void;
  states(): readonly RendererState[];
  /** Work that waits for a renderer. */
  waiting(): number;
  close(): Promise<void>;
}
