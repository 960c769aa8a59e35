import { createHash } from 'node:crypto';
import type { Composition } from '@sinima/contracts/composition';
import type { DataSaving } from '@sinima/shell/page/data-saver';

/** The parts of a page's cache key. */
export interface PageKeyParts {
  /** The origin that the page names as its own. */
  readonly origin: string;
  /** `compositionMark` of the versions that its visitor gets. */
  readonly mark: string;
  readonly saving: DataSaving;
  /** Path, and the part of the search that the page reads (`declaredSearch`). */
  readonly address: string;
}

export const pageKey = ({ origin, mark, saving, address }: PageKeyParts): string =>
  `${mark} ${saving} ${origin} ${address}`;

/** One composition is asked for again and again. */
const marks = new WeakMap<Composition, { readonly around: string; readonly mark: string }>();

/**
 * Name the versions that pages are made of: the same for the same versions, whatever else was decided meanwhile. A page
 * that names a version which is barred or retired by now has a mark that no visit has.
 *
 * @param isCanaryVariant whether other visitors get other versions
 */
export function compositionMark(
  composition: Composition,
  hostVersion: string,
  isCanaryVariant: boolean,
): string {
  const around = `${hostVersion} ${isCanaryVariant}`;
  const known = marks.get(composition);
  if (known?.around === around) return known.mark;
  const mark = createHash('sha256')
    .update(JSON.stringify([around, composition.remotes]))
    .digest('base64url')
    .slice(0, 16);
  marks.set(composition, { around, mark });
  return mark;
}
