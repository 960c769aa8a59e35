import { LRUCache } from 'lru-cache';
import type { LiveSite } from '../composition/live-site.ts';
import { compositionMark } from '../pages/page-key.ts';

/** What visitors get who get the same versions. */
export interface Arm {
  /** The `compositionMark` of their pages. */
  readonly mark: string;
  /**
   * Addresses as they were asked for, by what of them the page reads (`PageKeyParts.address`): only those that were found
   * sound, and not to be for one visitor alone.
   */
  readonly addresses: LRUCache<string, string>;
}

/** Characters of addresses that are remembered for one arm. */
const MAX_CHARACTERS = 1_000_000;

/** Tells which versions visitors get, without composing the site for each request. */
export class VisitArms {
  private readonly arms = new Map<string, Arm>();
  private generation = -1;
  private isCanary = false;

  constructor(
    private readonly site: Pick<LiveSite, 'generation' | 'isCanaryUnderWay' | 'compose' | 'armOf'>,
    private readonly hostVersion: string,
  ) {}

  /** Whether some visitors get other versions than others. */
  isCanaryUnderWay(): boolean {
    this.look();
    return this.isCanary;
  }

  /** Return the arm of a visitor; undefined: of everybody, where no canary is under way. */
  of(visitor: string | undefined): Arm {
    this.look();
    const id = visitor === undefined ? '' : this.site.armOf(visitor);
    let arm = this.arms.get(id);
    if (!arm) this.arms.set(id, (arm = this.make(visitor)));
    return arm;
  }

  private make(visitor: string | undefined): Arm {
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
    this.arms.clear();
  }

  private look(): void {
    if (this.site.generation().number !== this.generation) this.renew();
  }
}
