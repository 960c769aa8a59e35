/** The fault of a renderer. */
export type RendererFault =
  /** Its event loop did not answer. */
  | 'hangs'
  /** It waited for nothing that comes, past the time that work may take. */
  | 'late'
  /** The process ended by itself. */
  | 'exits'
  /** It grew beyond its memory. */
  | 'memory'
  /** The bundle does not load, or is no remote. */
  | 'import'
  /** The work itself threw. */
  | 'throws'
  /** Its answer is not of the right shape. */
  | 'garbage'
  /** It failed before; it is not tried again until its pause is over. */
  | 'paused'
  /** More work waits than may. */
  | 'busy';

/** Work that a renderer did not do. The message is for operators: it names the app, the version and the fault. */
export class RendererError extends Error {
  override name = 'RendererError';
  readonly fault: RendererFault;

  constructor(fault: RendererFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
