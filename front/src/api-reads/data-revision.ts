import { REVISION_HEADER } from '@sinima/contracts/revision';

const KEY_PREFIX = 'revision:';

/** The revision of the catalogue, as the BFF's answers tell it. A page of another one is made anew. */
export class DataRevision {
  private heard: string | undefined;

  /** The latest; undefined: no answer told any. */
  get current(): string | undefined {
    return this.heard;
  }

  /** Learn from other servers, which tell it as the surrogate key `revision:<number>`. @returns whether there is one */
  hearKeys(keys: readonly string[]): boolean {
    const told = keys.find((key) => key.startsWith(KEY_PREFIX));
    if (told !== undefined) this.heard = told.slice(KEY_PREFIX.length);
    return told !== undefined;
  }

  /**
   * Learn from the headers of an answer. An older revision is not learned: its server has not noticed the latest yet.
   *
   * @returns the revision of its data
   */
  hear(headers: Pick<Headers, 'get'>): string | undefined {
    const told = headers.get(REVISION_HEADER) ?? undefined;
    if (told !== undefined && Number(told) > Number(this.heard ?? -1)) this.heard = told;
    return told;
  }

  /** Tell whether what was made of one revision is of another than the latest. */
  isOutdated(revision: string | undefined): boolean {
    return revision !== undefined && this.heard !== undefined && revision !== this.heard;
  }
}
