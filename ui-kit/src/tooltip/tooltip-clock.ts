/** Limits of `docs/specification.md §9`, in milliseconds: of pointing, and in which the next one opens at once. */
const openDelayMs = 700;
const skipDelayMs = 300;
/** How long the pointer may be on its way from the control to the tooltip, in milliseconds. */
const graceMs = 120;

/** When a tooltip of the page was last seen; far in the past where none was. */
let lastSeen = Number.NEGATIVE_INFINITY;

/** When one tooltip opens and closes. */
export class TooltipClock {
  readonly #show: (open: boolean) => void;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;

  constructor(show: (open: boolean) => void) {
    this.#show = show;
  }

  /** Opens after 700 ms; at once where another tooltip was seen within the last 300 ms. */
  openSoon(): void {
    clearTimeout(this.#waiting);
    if (this.#isOpen) return;
    if (Date.now() - lastSeen < skipDelayMs) this.open();
    else this.#waiting = setTimeout(() => this.open(), openDelayMs);
  }

  open(): void {
    this.#set(true);
  }

  /** Closes unless it is pointed at again, itself or its control. */
  closeSoon(): void {
    clearTimeout(this.#waiting);
    if (this.#isOpen) this.#waiting = setTimeout(() => this.close(), graceMs);
  }

  close(): void {
    this.#set(false);
  }

  /** Ends all waiting, where the control goes. */
  stop(): void {
    clearTimeout(this.#waiting);
  }

  #set(open: boolean): void {
    clearTimeout(this.#waiting);
    if (this.#isOpen && !open) lastSeen = Date.now();
    this.#isOpen = open;
    this.#show(open);
  }
}
