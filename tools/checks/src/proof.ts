/** Something that takes too long to be shown at each `npm test`. A file `<workspace>/proofs/<name>.proof.ts` exports these. */
export interface Proof {
  /** What is shown, as a sentence. */
  readonly claim: string;
  /**
   * Shows it, tells how far it is through `say`, and resolves with the figures to remember.
   *
   * @throws ProofSkipped when this machine lacks what it takes
   * @throws Error saying what does not hold
   */
  readonly prove: (say: (text: string) => void) => Promise<string>;
}

/** Something cannot be shown here; the message says what is missing. It is neither passed nor failed. */
export class ProofSkipped extends Error {}

/** Whether a module of that name is one. */
export function isProof(module: object): module is Proof {
  return (
    'claim' in module &&
    typeof module.claim === 'string' &&
    'prove' in module &&
    typeof module.prove === 'function'
  );
}
