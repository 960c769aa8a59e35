/** Upper bounds of the buckets that durations are counted in, in ms. */
const BOUNDS_MS = [0.5, 1, 2.5, 5, 10, 25, 50, 100, 250, 1000, 5000];

/** One line of a histogram as Prometheus reads it. */
export interface SeriesValue {
  readonly metricName: string;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly value: number;
}

/** Counts durations of one kind of request. */
export class DurationSeries {
  /** How many fell in each bucket; the last is for all that took longer. */
  private readonly counts = Array.from({ length: BOUNDS_MS.length + 1 }, () => 0);
  private sumMs = 0;

  constructor(private readonly labels: Readonly<Record<string, string | number>>) {}

  note(ms: number): void {
    let bucket = 0;
    while (bucket < BOUNDS_MS.length && ms > BOUNDS_MS[bucket]!) bucket += 1;
    this.counts[bucket]! += 1;
    this.sumMs += ms;
  }

  /** In seconds, each bucket with all that are below it, as the format wants it. */
  values(name: string): SeriesValue[] {
    let count = 0;
    const buckets = this.counts.map((here, bucket) => {
      count += here;
      const bound = BOUNDS_MS[bucket];
      const le = bound === undefined ? '+Inf' : bound / 1000;
      return { metricName: `${name}_bucket`, labels: { le, ...this.labels }, value: count };
    });
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels: this.labels, value: this.sumMs / 1000 },
      { metricName: `${name}_count`, labels: this.labels, value: count },
    ];
  }
}
