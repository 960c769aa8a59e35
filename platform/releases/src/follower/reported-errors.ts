/** After this time an unchanged trouble is told once more, in ms. */
const AGAIN_MS = 10 * 60_000;

/** Tells each trouble once, not at every look; again when it comes back, or lasts. */
export class ReportedErrors {
  readonly #told = new Map<string, { message: string; when: number }>();

  constructor(private readonly tell: (error: Error) => void) {}

  /** @param about what is in trouble; it has one trouble at a time */
  add(about: string, error: unknown): void {
    const known = this.#told.get(about);
    const { message } = error as Error;
    if (known?.message === message && Date.now() - known.when < AGAIN_MS) return;
    this.#told.set(about, { message, when: Date.now() });
    this.tell(error as Error);
  }

  /** Tell when an attempt fails; once one succeeds, the next trouble is told again. @throws what the attempt throws */
  async watch<T>(about: string, attempt: Promise<T>): Promise<T> {
    try {
      const result = await attempt;
      this.#told.delete(about);
      return result;
    } catch (error) {
      this.add(about, error);
      throw error;
    }
  }
}
