import { LRUCache } from 'lru-cache';
import type { LiveSite } from '../composition/live-site.ts';
import { compositionMark } from '../pages/page-key.ts';

/** A variant of the site: all visitors that get it have the same versions. */
export interface Variant {
  /** The `compositionMark` of their pages. */
  readonly mark: string;
  /**
   * Requested addresses, by the part of them that the page reads (`PageKeyParts.address`): only those that were found
   * sound, and not to be for one visitor alone.
   */
  readonly addresses: LRUCache<string, string>;
}

/** Characters of addresses that are remembered for one variant. */
const MAX_CHARACTERS = 1_000_000;

/** Tells which versions visitors get, without composing the site for each request. */
export class VisitVariants {
  private readonly variants = new Map<string, Variant>();
  private generation = -1;
  private isCanary = false;

  constructor(
    private readonly site: Pick<LiveSite, 'generation' | 'isCanaryUnderWay' | 'compose' | 'variantOf'>,
    private readonly hostVersion: string,
  ) {}

  /** Whether some visitors get other versions than others. */
  isCanaryUnderWay(): boolean {
    this.look();
    return this.isCanary;
  }

  /** Return the variant of a visitor; undefined: of everybody, where no canary is under way. */
  of(visitor: string | undefined): Variant {
    this.look();
    const id = visitor === undefined ? '' : this.site.variantOf(visitor);
    let variant = this.variants.get(id);
    if (!variant) this.variants.set(id, (variant = this.make(visitor)));
    return variant;
  }

  private make(visitor: string | undefined): Variant {
    const { composition } = this.site.compose({ visitor });
    const mark = compositionMark(composition, this.hostVersion, this.isCanary);
    const addresses = new LRUCache<string, string>({
      maxSize: MAX_CHARACTERS,
      sizeCalculation: (to, from) => to.length + from.length + 100,
    });
    return { mark, addresses };
  }

  /** Forget what was composed: something else is live, or a release that was missing has come. */
  renew(): void {
    this.generation = this.site.generation().number;
    this.isCanary = this.site.isCanaryUnderWay();
    this.variants.clear();
  }

  private look(): void {
    if (this.site.generation().number !== this.generation) this.renew();
  }
}
