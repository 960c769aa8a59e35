import type { RendererFault } from '../shapes/renderer-error.ts';
import type { PoolEvents, RunnableVersion } from '../shapes/renderer-pool.ts';
import type { Pauses } from './pauses.ts';

export const versionKey = ({ app, version }: RunnableVersion): string => `${app}@${version}`;

/** Puts aside what a version did, and tells of it. */
export class FaultRecord {
  readonly #key: string;

  constructor(
    private readonly version: RunnableVersion,
    private readonly pauses: Pauses,
    private readonly events: PoolEvents,
  ) {
    this.#key = versionKey(version);
  }

  get isPaused(): boolean {
    return this.pauses.isPaused(this.#key);
  }

  /** FaultRecord the version itself: it fails whatever it does. */
  all(fault: RendererFault, detail: string): void {
    this.pauses.versionFailed(this.#key);
    this.#tell(fault, detail, []);
  }

  /** FaultRecord one place. */
  place(place: string, fault: RendererFault, detail: string): void {
    this.pauses.placeFailed(this.#key, place);
    this.#tell(fault, detail, [place]);
  }

  /** FaultRecord a place where something threw that did no harm elsewhere. */
  thrown(place: string, detail: string): void {
    this.pauses.workThrew(this.#key, place);
    this.#tell('throws', detail, [place]);
  }

  /** FaultRecord one of these places; the version itself where there is none. */
  among(places: ReadonlySet<string>, fault: RendererFault, detail: string): void {
    const [place] = places;
    if (place === undefined) this.all(fault, detail);
    else if (places.size === 1) this.place(place, fault, detail);
    else {
      this.pauses.oneFailed(this.#key, places);
      this.#tell(fault, detail, [...places]);
    }
  }

  #tell(fault: RendererFault, text: string, places: readonly string[]): void {
    const where = places.length > 1 ? `one of ${places.join(', ')}` : places[0];
    const detail = where === undefined ? text : `${text} (${where})`;
    this.events.onFault?.(this.version, fault, detail, { text, places });
  }
}
