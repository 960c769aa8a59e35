/** Addresses whose last size is remembered. */
const MAX_ADDRESSES = 200;

/** The bytes that the worker's own requests took over the network, by Resource Timing. */
export class TransferSizes {
  private readonly last = new Map<string, number>();
  private readonly ofCopies = new Set<string>();
  private copies = 0;
  private readonly observer: PerformanceObserver;

  constructor() {
    this.observer = new PerformanceObserver((list) => this.note(list.getEntries()));
    this.observer.observe({ type: 'resource', buffered: true });
  }

  /** Count requests for an address among those for copies, until they are taken. */
  countForCopies(address: string): void {
    this.ofCopies.add(address);
  }

  /** Return the bytes that copies have taken since this was last called. */
  takeCopies(): number {
    this.note(this.observer.takeRecords());
    const bytes = this.copies;
    this.copies = 0;
    this.ofCopies.clear();
    return bytes;
  }

  /** Return the bytes of the last request for an address; undefined: there was none of late. */
  of(address: string): number | undefined {
    this.note(this.observer.takeRecords());
    return this.last.get(address);
  }

  private note(entries: readonly PerformanceEntry[]): void {
    for (const { name, initiatorType, transferSize } of entries as readonly PerformanceResourceTiming[]) {
      if (initiatorType === 'fetch' && this.ofCopies.has(name)) this.copies += transferSize;
      else this.last.set(name, transferSize);
      if (this.last.size > MAX_ADDRESSES) this.last.delete(this.last.keys().next().value!);
    }
  }
}
