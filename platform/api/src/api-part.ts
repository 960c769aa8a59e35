import type { Type } from '@nestjs/common';

/**
 * A remote's own part of the API (`docs/guides/your-own-api.md`), the default export of its `api/part.ts`. What it owns
 * (prefixes, collections) stands in `remote.config.ts`.
 *
 * @example export default { module: FestivalsModule, about: { festivals: 'Film festivals' } } satisfies ApiPart;
 */
export interface ApiPart {
  /** A Nest module. Paths of its controllers are relative to `/api` and begin with one of the part's prefixes. */
  readonly module: Type<unknown>;
  /** What the calls at each prefix are about, for readers of the contract. */
  readonly about?: Readonly<Record<string, string>>;
}
