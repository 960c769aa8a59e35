/** A page that everybody gets. */
export interface SampledPage {
  /** The kind of the page, where there are many pages of the kind: `mfe-title title`. */
  readonly kind: string;
  /** Its address. */
  readonly address: string;
  /** The `compositionMark` of its versions. */
  readonly mark: string;
  readonly document: Buffer;
}

/** How many kinds of pages make a sample: two have all that pages have in common, and most of the markup of their kinds. */
const KINDS = 2;

/** Pages of each of them: the one of middling length is none that nearly nothing is known of. */
const OF_A_KIND = 4;

/** The pages that visitors ask for, all of the same versions, until there are some of two kinds. */
export class PageSample {
  private mark: string | undefined;
  private readonly kinds = new Map<string, Map<string, Buffer>>();

  /** Take a page in. With the first page of other versions it begins anew. */
  add({ kind, address, mark, document }: SampledPage): void {
    if (this.mark !== mark) this.kinds.clear();
    this.mark = mark;
    const pages = this.kinds.get(kind) ?? new Map<string, Buffer>();
    if (pages.size < OF_A_KIND || pages.has(address)) this.kinds.set(kind, pages.set(address, document));
  }

  /** A page of each of two kinds; undefined while too few were seen. */
  get typicalPages(): Buffer[] | undefined {
    const enough = [...this.kinds.values()].filter((pages) => pages.size === OF_A_KIND);
    if (enough.length < KINDS) return undefined;
    return enough.map((pages) => {
      const byLength = [...pages.values()].sort((a, b) => a.length - b.length);
      return byLength[OF_A_KIND / 2]!;
    });
  }
}
