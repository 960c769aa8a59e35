/** Lets callers who want the same thing at the same time share one attempt. */
export class SingleFlight<T> {
  readonly #underWay = new Map<string, Promise<T>>();

  run(key: string, attempt: () => Promise<T>): Promise<T> {
    let running = this.#underWay.get(key);
    if (!running) {
      running = attempt().finally(() => this.#underWay.delete(key));
      this.#underWay.set(key, running);
    }
    return running;
  }
}
